import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { emulateMedia } from '../testing/media.ts'
import { renderIn } from '../testing/render.tsx'
import { Spinner } from './spinner.tsx'

describeConformance('Spinner', (props) => <Spinner label="جارٍ التحميل…" {...props} />, { slot: 'spinner' })

describe('Spinner', () => {
  it('announces its label', async () => {
    const screen = await renderIn('en', <Spinner label="Loading scores…" />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading scores…')
  })

  it('rotates, and hides its label visually', async () => {
    const screen = await renderIn('en', <Spinner label="Loading…" size="40px" />)
    const star = screen.getByRole('status').element().querySelector('svg')
    expect(star?.getAnimations().map((animation) => animation.playState)).toEqual(['running'])
    expect(star?.clientWidth).toBe(40)
    expect(screen.getByText('Loading…').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  it('rotates by `transform`, the only property that browsers animate off the main thread for an SVG', async () => {
    const screen = await renderIn('en', <Spinner label="Loading…" />)
    const [turn] = screen.getByRole('status').element().querySelector('svg')?.getAnimations() ?? []
    const frames = turn?.effect instanceof KeyframeEffect ? turn.effect.getKeyframes() : []
    expect(frames.at(-1)).toMatchObject({ transform: 'rotate(360deg)' })
    expect(frames.at(-1)).not.toHaveProperty('rotate')
  })

  it('does not rotate with reduced motion', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce')
    try {
      const screen = await renderIn('en', <Spinner label="Loading…" />)
      const star = screen.getByRole('status').element().querySelector('svg')
      const timing = star && getComputedStyle(star)
      expect([timing?.animationIterationCount, timing?.animationDuration]).toEqual(['1', '1e-05s'])
    } finally {
      await emulateMedia('prefers-reduced-motion', '')
    }
  })
})
