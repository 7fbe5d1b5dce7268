import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { forwardKey, locales, renderIn } from '../testing/render.tsx'
import { AspectRatioPicker, type AspectRatio, type AspectRatioPickerProps } from './aspect-ratio-picker.tsx'

const ratios = ['1:1', '3:4', '16:9'] as const
const picker = (props: Partial<AspectRatioPickerProps> = {}) => (
  <AspectRatioPicker label="Shape" ratios={ratios} {...props} />
)

describeConformance('AspectRatioPicker', (props) => picker(props), { slot: 'aspect-ratio-picker' })

const frames = () =>
  [
    ...document.querySelectorAll<HTMLElement>('[data-slot=aspect-ratio-picker-ratio] [aria-hidden] > span'),
  ].map((frame) => frame.offsetWidth / frame.offsetHeight)

describe('AspectRatioPicker', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['en', ['1:1 square', '3:4 portrait', '16:9 landscape']],
    ['ar', ['1:1 مربعة', '3:4 عمودية', '16:9 أفقية']],
  ] as const)('names each option by its ratio and orientation (%s)', async (locale, names) => {
    const screen = await renderIn(locale, picker())
    for (const name of names) await expect.element(screen.getByRole('radio', { name })).toBeInTheDocument()
    for (const figures of document.querySelectorAll('[data-slot=num]'))
      expect(figures).toHaveAttribute('dir', 'ltr')
  })

  it('draws each ratio to scale', async () => {
    await renderIn('en', picker())
    for (const [at, ratio] of [1, 3 / 4, 16 / 9].entries()) {
      expect(Math.abs((frames()[at] ?? 0) - ratio)).toBeLessThan(0.1)
    }
  })

  it.each(locales)('moves the choice with arrow keys in reading direction (%s)', async (locale) => {
    const chosen = vi.fn()
    await renderIn(locale, picker({ onValueChange: chosen }))
    document.querySelector<HTMLElement>('input:checked')?.focus()
    await userEvent.keyboard(`{${forwardKey(locale)}}{${forwardKey(locale)}}`)
    expect(chosen.mock.calls.flat()).toEqual(['3:4', '16:9'])
  })

  it.each(['wide:tall', '0:9', ':', '4:-3'])('warns about the ratio %s and draws a square', async (bad) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderIn('en', picker({ ratios: [bad as AspectRatio] }))
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/cannot draw.*square.*"16:9"/))
    expect(frames()).toEqual([1])
  })
})
