import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { formatClockTime } from './format-clock-time.ts'
import { wavePath } from './wave-path.ts'
import { Waveform } from './waveform.tsx'

const peaks = [0.1, 0.5, 1, 0.3]

describeConformance('Waveform', (props) => <Waveform label="Sound" peaks={peaks} duration={8} {...props} />, {
  slot: 'waveform',
})
describeConformance(
  'Waveform with onSeek',
  (props) => <Waveform label="Sound" peaks={peaks} duration={8} onSeek={() => {}} {...props} />,
  { slot: 'waveform' },
)

const played = () => {
  const box = document.querySelector('[data-slot=waveform] svg')?.getBoundingClientRect()
  const bar = document.querySelector('[data-slot=waveform-played]')
  const all = document.querySelector('[data-slot=waveform] svg')?.getAttribute('viewBox')?.split(' ')[2]
  return { box, share: Number(bar?.getAttribute('width')) / Number(all) }
}

describe('Waveform', () => {
  it.each(locales)('is an image, drawn from left to right (%s)', async (locale) => {
    const screen = await renderIn(locale, <Waveform label="Sound" peaks={peaks} duration={8} position={2} />)
    const image = screen.getByRole('img', { name: 'Sound' })
    await expect.element(image).toHaveAttribute('dir', 'ltr')
    await expect.poll(() => played().share).toBeCloseTo(0.25)
    expect(screen.getByRole('slider').query()).toBeNull()
  })

  it.each([
    ['en', '0:02 of 0:08', 'ArrowRight'],
    ['ar', '0:02 من 0:08', 'ArrowRight'],
  ] as const)('is a slider whose time runs to the right (%s)', async (locale, words, key) => {
    const seek = vi.fn()
    function Player() {
      const [position, setPosition] = useState(2)
      return (
        <Waveform
          label="Sound"
          peaks={peaks}
          duration={8}
          position={position}
          onSeek={(next) => {
            seek(next)
            setPosition(next)
          }}
        />
      )
    }
    const screen = await renderIn(locale, <Player />)
    const slider = screen.getByRole('slider', { name: 'Sound' })
    await expect.element(slider).toHaveAttribute('aria-valuetext', words)
    slider.element().focus()
    await userEvent.keyboard(`{${key}}`)
    expect(seek.mock.lastCall?.[0]).toBe(3)
    await slider.click({ position: { x: (played().box?.width ?? 0) * 0.75, y: 10 } })
    expect(seek.mock.lastCall?.[0]).toBeGreaterThan(5)
    expect(seek.mock.lastCall?.[0]).toBeLessThan(7)
  })

  it('stays within its duration', async () => {
    const seek = vi.fn()
    const wave = (position: number) => (
      <Waveform label="Sound" peaks={peaks} duration={8.5} position={position} onSeek={seek} />
    )
    const screen = await renderIn('en', wave(8))
    screen.getByRole('slider').element().focus()
    await userEvent.keyboard('{ArrowUp}{End}')
    await screen.rerender(wave(0.5))
    await userEvent.keyboard('{ArrowDown}{Home}')
    expect(seek.mock.calls.flat()).toEqual([8.5, 8.5, 0, 0])
  })

  it('draws as many bars as fit', async () => {
    const bars = () =>
      document.querySelector('[data-slot=waveform] path')?.getAttribute('d')?.split('M').length
    const wave = (width: number) => (
      <div style={{ width }}>
        <Waveform label="Sound" peaks={peaks} />
      </div>
    )
    const screen = await renderIn('en', wave(300))
    await expect.poll(bars).toBe(51)
    await screen.rerender(wave(600))
    await expect.poll(bars).toBe(101)
  })

  it.each([
    { duration: Number.NaN, position: 3 },
    { duration: Infinity, position: Number.NaN },
    { duration: 0, position: 9 },
    { duration: -1, position: -1 },
  ])('shows no progress for an invalid duration: $duration', async (times) => {
    const screen = await renderIn('en', <Waveform label="Sound" peaks={peaks} {...times} onSeek={() => {}} />)
    await expect.element(screen.getByRole('slider')).toBeDisabled()
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 of 0:00')
    expect(played().share).toBe(0)
  })
})

describe('wavePath', () => {
  it('keeps the loudest of the peaks that share a bar', () => {
    expect(wavePath([0, 1, 0, 0.5], 2)).toBe('M0.5 -0.920V0.920M1.5 -0.460V0.460')
  })

  it('stretches few peaks over many bars', () => {
    expect(wavePath([1], 3).match(/-0\.920/g)).toHaveLength(3)
  })

  it('treats invalid levels as silence, and clamps levels above 1', () => {
    expect(wavePath([Number.NaN, -4, 99], 3)).toBe('M0.5 -0.020V0.020M1.5 -0.020V0.020M2.5 -0.920V0.920')
    expect(wavePath([], 1)).toBe('M0.5 -0.020V0.020')
  })
})

describe('formatClockTime', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [65, '1:05'],
    [754, '12:34'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
    [-5, '0:00'],
  ])('formats %s seconds as %s', (seconds, written) => {
    expect(formatClockTime(seconds)).toBe(written)
  })
})
