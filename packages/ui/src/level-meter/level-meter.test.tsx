import { createRef, Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { emulateMedia } from '../testing/media.ts'
import { locales, renderIn } from '../testing/render.tsx'
import { LevelMeter, type LevelMeterHandle } from './level-meter.tsx'

describeConformance('LevelMeter', (props) => <LevelMeter label="Microphone" level={0.4} {...props} />, {
  slot: 'level-meter',
})

const box = (slot: string) =>
  document.querySelector(`[data-slot=level-meter-${slot}]`)?.getBoundingClientRect() ?? new DOMRect()
const value = () => document.querySelector('meter')?.value

/** Returns the uncovered share of the scale, from 0 to 1. */
const lit = (locale: 'en' | 'ar') => {
  const scale = box('scale')
  const shade = box('shade')
  const length = locale === 'en' ? shade.left - scale.left : scale.right - shade.right
  return Math.min(length / scale.width, 1)
}

/** Tiles light as a whole, so the last one may extend beyond the level. */
async function lights(locale: 'en' | 'ar', level: number) {
  const tile = 11 / box('scale').width
  await expect.poll(() => lit(locale)).toBeGreaterThanOrEqual(level - 0.005)
  await expect.poll(() => lit(locale)).toBeLessThan(level + tile)
}

describe('LevelMeter', () => {
  it.each(locales)('is a meter that lights up from the inline start (%s)', async (locale) => {
    const screen = await renderIn(locale, <LevelMeter label="Microphone" level={0.4} />)
    await expect.element(screen.getByRole('meter', { name: 'Microphone' })).toBeInTheDocument()
    expect(value()).toBe(0.4)
    await lights(locale, 0.4)
    await screen.rerender(<LevelMeter label="Microphone" level={0.9} />)
    await lights(locale, 0.9)
  })

  it('follows its handle without rendering', async () => {
    const handle = createRef<LevelMeterHandle>()
    const rendered = vi.fn()
    await renderIn(
      'en',
      <Profiler id="meter" onRender={rendered}>
        <LevelMeter label="Microphone" handle={handle} />
      </Profiler>,
    )
    rendered.mockClear()
    for (let step = 1; step <= 20; step += 1) handle.current?.setLevel(step / 40)
    await lights('en', 0.5)
    expect(value()).toBe(0.5)
    expect(rendered).not.toHaveBeenCalled()
  })

  it.each([
    [-1, 0],
    [Number.NaN, 0],
    [7, 1],
    [Infinity, 1],
    [0.123_456, 0.12],
  ])('clamps %s to %s', async (level, shown) => {
    const handle = createRef<LevelMeterHandle>()
    const screen = await renderIn('en', <LevelMeter label="Microphone" handle={handle} level={level} />)
    expect(value()).toBe(shown)
    await screen.rerender(<LevelMeter label="Microphone" handle={handle} level={0.5} />)
    handle.current?.setLevel(level)
    expect(value()).toBe(shown)
    await lights('en', shown)
  })

  it('clears its handle on unmount', async () => {
    const handle = createRef<LevelMeterHandle>()
    const screen = await renderIn('en', <LevelMeter label="Microphone" handle={handle} />)
    const kept = handle.current
    await screen.unmount()
    expect(handle.current).toBeNull()
    expect(() => kept?.setLevel(1)).not.toThrow()
  })

  it('does not animate with reduced motion', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce')
    try {
      await renderIn('en', <LevelMeter label="Microphone" level={0.2} />)
      const shade = document.querySelector('[data-slot=level-meter-shade]')
      expect(shade && getComputedStyle(shade).transitionDuration).toBe('0s')
    } finally {
      await emulateMedia('prefers-reduced-motion', '')
    }
  })
})
