import { describe, expect, it } from 'vitest'
import { Input } from '../input/index.ts'
import { Select } from '../select/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { renderIn } from '../testing/render.tsx'
import { Field } from './field.tsx'

describeConformance(
  'Field',
  (props) => (
    <Field label="البريد الإلكتروني" hint="لن نشاركه مع أحد." error="اكتب بريدًا صحيحًا." required {...props}>
      {(control) => <Input type="email" {...control} />}
    </Field>
  ),
  { slot: 'field' },
)

const email = (extra: Partial<Parameters<typeof Field>[0]> = {}) => (
  <Field label="Email" {...extra}>
    {(control) => <Input type="email" {...control} />}
  </Field>
)

describe('Field', () => {
  it('names its control, and focuses it on a click on the label', async () => {
    const screen = await renderIn('en', email())
    await screen.getByText('Email').click()
    await expect.element(screen.getByRole('textbox', { name: 'Email', exact: true })).toHaveFocus()
  })

  it('renders only the parts it has', async () => {
    const screen = await renderIn('en', email())
    const control = screen.getByRole('textbox').element()
    for (const name of ['aria-describedby', 'aria-invalid', 'required']) {
      expect(control.hasAttribute(name), name).toBe(false)
    }
  })

  it('describes the control by hint, then error', async () => {
    const screen = await renderIn(
      'en',
      email({ hint: 'We never share it.', error: 'Enter an email address.' }),
    )
    const control = screen.getByRole('textbox')
    await expect.element(control).toHaveAccessibleDescription('We never share it. Enter an email address.')
    await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  })

  it('is valid again when the error is removed', async () => {
    const screen = await renderIn('en', email({ error: 'Enter an email address.' }))
    await screen.rerender(email())
    const control = screen.getByRole('textbox')
    await expect.element(control).not.toHaveAttribute('aria-invalid')
    await expect.element(control).toHaveAccessibleDescription('')
  })

  it('marks a required control by its attribute, not in its name', async () => {
    const screen = await renderIn('en', email({ required: true }))
    await expect.element(screen.getByRole('textbox', { name: 'Email', exact: true })).toBeRequired()
  })

  it('marks an optional field in the page’s language', async () => {
    const screen = await renderIn(
      'ar',
      <Field label="المدينة" optional>
        {(control) => <Input {...control} />}
      </Field>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'المدينة (اختياري)' })).toBeVisible()
  })

  it('can hide its label visually', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Model" labelHidden>
        {(control) => (
          <Select {...control}>
            <option>flash</option>
          </Select>
        )}
      </Field>,
    )
    await expect.element(screen.getByRole('combobox', { name: 'Model' })).toBeVisible()
    expect(
      screen.getByText('Model', { exact: true }).element().getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1)
  })
})
