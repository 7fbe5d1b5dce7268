import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { emulateMedia } from '../testing/media.ts'
import { renderIn } from '../testing/render.tsx'
import { Spinner } from './spinner.tsx'

describeConformance('Spinner', (props) => <Spinner label="جارٍ التحميل…" {...props} />, { slot: 'spinner' })

describe('Spinner', () => {
  it('says what is being waited for', async () => {
    const screen = await renderIn('en', <Spinner label="Loading scores…" />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading scores…')
  })

  it('turns, and keeps its words out of sight', async () => {
    const screen = await renderIn('en', <Spinner label="Loading…" size="40px" />)
    const star = screen.getByRole('status').element().querySelector('svg')
    expect(star?.getAnimations().map((animation) => animation.playState)).toEqual(['running'])
    expect(star?.clientWidth).toBe(40)
    expect(screen.getByText('Loading…').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  it('turns by a transform, which browsers turn beside the page: of an SVG, no other property is', async () => {
    const screen = await renderIn('en', <Spinner label="Loading…" />)
    const [turn] = screen.getByRole('status').element().querySelector('svg')?.getAnimations() ?? []
    const frames = turn?.effect instanceof KeyframeEffect ? turn.effect.getKeyframes() : []
    expect(frames.at(-1)).toMatchObject({ transform: 'rotate(360deg)' })
    expect(frames.at(-1)).not.toHaveProperty('rotate')
  })

  it('stands still for those who ask for less motion', async () => {
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
