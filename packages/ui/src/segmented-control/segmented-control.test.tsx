import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn, type TestLocale } from '../testing/render.tsx'
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

const shapes = ['1:1', '16:9', '9:16'] as const
type Shape = (typeof shapes)[number]

const control = (props: Partial<SegmentedControlProps<Shape>> = {}) => (
  <SegmentedControl
    label="Shape"
    options={shapes.map((value) => ({ value, label: <bdi dir="ltr">{value}</bdi> }))}
    {...props}
  />
)

describeConformance('SegmentedControl', (props) => control(props), { slot: 'segmented-control' })

describe('SegmentedControl', () => {
  it('is a radio group named by its label, with the first option chosen', async () => {
    const screen = await renderIn('en', control())
    await expect.element(screen.getByRole('group', { name: 'Shape' })).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: '1:1' })).toBeChecked()
  })

  it.each(locales)(
    'moves in reading direction with the arrow keys, with wrap-around (%s)',
    async (locale: TestLocale) => {
      const chosen = vi.fn()
      const screen = await renderIn(locale, control({ onValueChange: chosen }))
      screen.getByRole('radio', { name: '1:1' }).element().focus()
      await userEvent.keyboard(`{${forwardKey(locale)}}`)
      await userEvent.keyboard(`{${forwardKey(locale)}}`)
      await userEvent.keyboard(`{${forwardKey(locale)}}`)
      await userEvent.keyboard(`{${backwardKey(locale)}}`)
      expect(chosen.mock.calls.flat()).toEqual(['16:9', '9:16', '1:1', '9:16'])
    },
  )

  it.each(locales)('handles ArrowUp and ArrowDown alike in both directions (%s)', async (locale) => {
    const chosen = vi.fn()
    const screen = await renderIn(locale, control({ onValueChange: chosen }))
    screen.getByRole('radio', { name: '1:1' }).element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(chosen.mock.calls.flat()).toEqual(['16:9', '1:1'])
  })

  it.each(locales)('lays out its segments in reading direction (%s)', async (locale) => {
    const screen = await renderIn(locale, control())
    const lefts = shapes.map(
      (name) => screen.getByRole('radio', { name }).element().getBoundingClientRect().left,
    )
    expect(lefts).toEqual(lefts.toSorted((a, b) => (locale === 'ar' ? b - a : a - b)))
  })

  it('is one tab stop, at the chosen segment', async () => {
    const screen = await renderIn(
      'en',
      <>
        <button type="button">before</button>
        {control({ defaultValue: '16:9' })}
        <button type="button">after</button>
      </>,
    )
    screen.getByRole('button', { name: 'before' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('radio', { name: '16:9' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'after' })).toHaveFocus()
  })

  it('shows the controlled value and only requests changes', async () => {
    const asked = vi.fn()
    const screen = await renderIn('en', control({ value: '1:1', onValueChange: asked }))
    await screen.getByRole('radio', { name: '9:16' }).click()
    expect(asked).toHaveBeenCalledExactlyOnceWith('9:16')
    await expect.element(screen.getByRole('radio', { name: '1:1' })).toBeChecked()
  })

  it('resets with its form, unless the host prevents the reset', async () => {
    const inForm = (label: string) => <form>{control({ label, defaultValue: '1:1' })}</form>
    const screen = await renderIn('en', inForm('Shape'))
    const form = document.querySelector('form') as HTMLFormElement
    const keep = (event: Event) => event.preventDefault()
    form.addEventListener('reset', keep)
    await screen.getByRole('radio', { name: '9:16' }).click()
    form.reset()
    await screen.rerender(inForm('Form'))
    await expect.element(screen.getByRole('radio', { name: '9:16' })).toBeChecked()
    form.removeEventListener('reset', keep)
    form.reset()
    await screen.rerender(inForm('Shape'))
    await expect.element(screen.getByRole('radio', { name: '1:1' })).toBeChecked()
  })

  it('keeps two controls on a page independent', async () => {
    const screen = await renderIn(
      'en',
      <>
        {control({ label: 'First' })}
        {control({ label: 'Second' })}
      </>,
    )
    await screen.getByRole('group', { name: 'First' }).getByRole('radio', { name: '9:16' }).click()
    await expect
      .element(screen.getByRole('group', { name: 'Second' }).getByRole('radio', { name: '1:1' }))
      .toBeChecked()
  })

  it('skips disabled options', async () => {
    const screen = await renderIn(
      'en',
      control({ options: shapes.map((value) => ({ value, label: value, disabled: value === '16:9' })) }),
    )
    screen.getByRole('radio', { name: '1:1' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('radio', { name: '9:16' })).toBeChecked()
  })
})
