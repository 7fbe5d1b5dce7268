import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { SahaProvider } from '../provider/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn } from '../testing/render.tsx'
import { Radio, RadioGroup, type RadioGroupProps } from './index.ts'

const levels = ['easy', 'medium', 'hard']
const group = (props: RadioGroupProps = {}) => (
  <RadioGroup aria-label="Difficulty" {...props}>
    {levels.map((level) => (
      <Radio key={level} value={level}>
        {level}
      </Radio>
    ))}
  </RadioGroup>
)

describeConformance('RadioGroup', (props) => group(props), { slot: 'radio-group' })
describeConformance(
  'Radio',
  (props) => (
    <RadioGroup aria-label="الصعوبة">
      <Radio value="easy" {...props}>
        سهل
      </Radio>
    </RadioGroup>
  ),
  { slot: 'radio' },
)

describe('RadioGroup', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(locales)('moves the choice in reading direction, with wrap-around (%s)', async (locale) => {
    const screen = await renderIn(locale, group({ defaultValue: 'medium' }))
    screen.getByRole('radio', { name: 'medium' }).element().focus()
    for (const [key, name] of [
      [forwardKey(locale), 'hard'],
      [forwardKey(locale), 'easy'],
      [backwardKey(locale), 'hard'],
      ['ArrowUp', 'medium'],
      ['ArrowDown', 'hard'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(screen.getByRole('radio', { name })).toBeChecked()
      await expect.element(screen.getByRole('radio', { name })).toHaveFocus()
    }
  })

  it('is one tab stop, at the chosen radio', async () => {
    const screen = await renderIn(
      'en',
      <>
        <button type="button">before</button>
        {group({ defaultValue: 'hard' })}
        <button type="button">after</button>
      </>,
    )
    screen.getByRole('button', { name: 'before' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('radio', { name: 'hard' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'after' })).toHaveFocus()
  })

  it('chooses by a click on the label, and reports it', async () => {
    const chosen = vi.fn()
    const screen = await renderIn('ar', group({ onValueChange: chosen }))
    await screen.getByText('hard').click()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('hard')
    await expect.element(screen.getByRole('radio', { name: 'hard' })).toBeChecked()
  })

  it('shows the controlled value and only requests changes', async () => {
    const asked = vi.fn()
    const screen = await renderIn('en', group({ value: 'easy', onValueChange: asked }))
    await screen.getByText('hard').click()
    expect(asked).toHaveBeenCalledExactlyOnceWith('hard')
    await expect.element(screen.getByRole('radio', { name: 'easy' })).toBeChecked()
  })

  it('gets its name, description and validity from its field', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Difficulty" hint="Changes nothing else." error="Choose one." required>
        {(control) => group({ ...control, 'aria-label': undefined })}
      </Field>,
    )
    const found = screen.getByRole('radiogroup', { name: 'Difficulty' })
    await expect.element(found).toHaveAccessibleDescription('Changes nothing else. Choose one.')
    await expect.element(found).toHaveAttribute('aria-required', 'true')
    await expect.element(found).toHaveAttribute('aria-invalid', 'true')
  })

  it('announces a radio with its hint', async () => {
    const screen = await renderIn(
      'ar',
      <RadioGroup aria-label="الصعوبة">
        <Radio value="hard" hint="محاولة واحدة.">
          صعب
        </Radio>
      </RadioGroup>,
    )
    await expect
      .element(screen.getByRole('radio', { name: 'صعب', exact: true }))
      .toHaveAccessibleDescription('محاولة واحدة.')
  })

  it('submits its value with the form', async () => {
    await renderIn('en', <form>{group({ name: 'level', defaultValue: 'hard' })}</form>)
    const form = document.querySelector('form') as HTMLFormElement
    expect([...new FormData(form)]).toEqual([['level', 'hard']])
  })

  it('resets to its initial value with the form', async () => {
    const inForm = (name: string) => <form>{group({ defaultValue: 'easy', 'aria-label': name })}</form>
    const screen = await renderIn('en', inForm('Difficulty'))
    await screen.getByText('hard').click()
    await expect.element(screen.getByRole('radio', { name: 'hard' })).toBeChecked()
    const form = document.querySelector('form') as HTMLFormElement
    form.reset()
    // A new render restores a choice that only the DOM has lost.
    await screen.rerender(inForm('Level'))
    await expect.element(screen.getByRole('radio', { name: 'easy' })).toBeChecked()
  })

  it('warns about a radio without a group, and about an unnamed group', async () => {
    expect(() =>
      renderToString(
        <SahaProvider locale="en">
          <Radio value="easy">Easy</Radio>
        </SahaProvider>,
      ),
    ).toThrow(/<Radio> was rendered outside <RadioGroup>.*one of several.*Wrap them/)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn('en', group({ 'aria-label': undefined }))
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/<RadioGroup> has no name/))
  })
})
