import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn, type TestLocale } from '../testing/render.tsx'
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

const shapes = ['1:1', '16:9', '9:16'] as const
type Shape = (typeof shapes)[number]

const control = (props: Partial<SegmentedControlProps<Shape>> = {}) => (
  <SegmentedControl
    legend="Shape"
    options={shapes.map((value) => ({ value, label: <bdi dir="ltr">{value}</bdi> }))}
    {...props}
  />
)

describeConformance('SegmentedControl', (props) => control(props), { slot: 'segmented-control' })

describe('SegmentedControl', () => {
  it('is a group of radios named by its legend, the first one chosen', async () => {
    const screen = await renderIn('en', control())
    await expect.element(screen.getByRole('group', { name: 'Shape' })).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: '1:1' })).toBeChecked()
  })

  it.each(locales)(
    'moves along the line by arrows and comes round at its ends (%s)',
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

  it.each(locales)('moves down and up alike in both directions (%s)', async (locale) => {
    const chosen = vi.fn()
    const screen = await renderIn(locale, control({ onValueChange: chosen }))
    screen.getByRole('radio', { name: '1:1' }).element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(chosen.mock.calls.flat()).toEqual(['16:9', '1:1'])
  })

  it.each(locales)('lays its keys along the line (%s)', async (locale) => {
    const screen = await renderIn(locale, control())
    const lefts = shapes.map(
      (name) => screen.getByRole('radio', { name }).element().getBoundingClientRect().left,
    )
    expect(lefts).toEqual(lefts.toSorted((a, b) => (locale === 'ar' ? b - a : a - b)))
  })

  it('is one stop for Tab, at the chosen key', async () => {
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

  it('shows the host’s choice and only asks for another', async () => {
    const asked = vi.fn()
    const screen = await renderIn('en', control({ value: '1:1', onValueChange: asked }))
    await screen.getByRole('radio', { name: '9:16' }).click()
    expect(asked).toHaveBeenCalledExactlyOnceWith('9:16')
    await expect.element(screen.getByRole('radio', { name: '1:1' })).toBeChecked()
  })

  it('goes back with its form to where it began, unless the host keeps the form as it is', async () => {
    const inForm = (legend: string) => <form>{control({ legend, defaultValue: '1:1' })}</form>
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

  it('keeps two controls on a page apart', async () => {
    const screen = await renderIn(
      'en',
      <>
        {control({ legend: 'First' })}
        {control({ legend: 'Second' })}
      </>,
    )
    await screen.getByRole('group', { name: 'First' }).getByRole('radio', { name: '9:16' }).click()
    await expect
      .element(screen.getByRole('group', { name: 'Second' }).getByRole('radio', { name: '1:1' }))
      .toBeChecked()
  })

  it('passes over what cannot be chosen', async () => {
    const screen = await renderIn(
      'en',
      control({ options: shapes.map((value) => ({ value, label: value, disabled: value === '16:9' })) }),
    )
    screen.getByRole('radio', { name: '1:1' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('radio', { name: '9:16' })).toBeChecked()
  })
})
