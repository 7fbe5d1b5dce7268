import { useActionState, useState } from 'react'
import { useFormStatus } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { NumberInput } from '../number-input/index.ts'
import { SahaProvider } from '../provider/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { renderIn } from '../testing/render.tsx'
import { Form, type FormErrors, type FormProps } from './form.tsx'
import ReactHookFormExample from './react-hook-form.example.tsx'

describeConformance(
  'Form',
  (props) => (
    <Form {...props} errors={{ email: 'مستعمل من قبل.', form: 'حاول مرة أخرى.' }}>
      <Field label="البريد" name="email">
        {(control) => <Input {...control} type="email" />}
      </Field>
    </Form>
  ),
  { slot: 'form' },
)

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!found) throw new Error(`No control has the name ${name}.`)
  return found
}
const errorOf = (name: string) =>
  control(name).closest('[data-slot="field"]')?.querySelector('[data-slot="field-error"]')?.textContent ?? ''
const summary = () => document.querySelector<HTMLElement>('[data-slot="form-summary"]')
const submit = () => document.querySelector('form')?.requestSubmit()

const contact = (props: FormProps = {}) => (
  <Form {...props}>
    <Field label="Email" name="email" required>
      {(field) => <Input {...field} type="email" />}
    </Field>
    <Field label="Name" name="name" required>
      {(field) => <Input {...field} minLength={3} />}
    </Field>
    <Button type="submit">Save</Button>
  </Form>
)

async function fill(name: string, text: string) {
  await userEvent.fill(control(name), text)
}

describe('Form', () => {
  it('removes errors in another language, and keeps what was typed', async () => {
    const form = (locale: 'en' | 'ar') => <SahaProvider locale={locale}>{contact()}</SahaProvider>
    const screen = await render(form('en'))
    await fill('name', 'Amal')
    submit()
    await expect.poll(() => errorOf('email')).toBe('Fill in this field.')
    await screen.rerender(form('ar'))
    expect([errorOf('email'), control('name').value]).toEqual(['', 'Amal'])
    submit()
    await expect.poll(() => errorOf('email')).toBe('املأ هذا الحقل.')
  })

  it.each([
    [
      'en',
      'Fill in this field.',
      'Enter an email address, like name@example.com.',
      'Enter at least 3 characters.',
    ],
    ['ar', 'املأ هذا الحقل.', 'اكتب عنوان بريد، مثل name@example.com', 'اكتب 3 أحرف على الأقل.'],
  ] as const)('says in the page’s language what to enter (%s)', async (locale, empty, email, short) => {
    const onSubmit = vi.fn()
    await renderIn(locale, contact({ onSubmit }))
    await fill('email', 'noor')
    submit()
    await vi.waitFor(() => expect([errorOf('email'), errorOf('name')]).toEqual([email, empty]))
    // Browsers check the length only of text that a person typed.
    control('name').focus()
    await userEvent.keyboard('ab')
    await vi.waitFor(() => expect(errorOf('name')).toBe(short))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('moves focus to the field of a single error', async () => {
    await renderIn('en', contact())
    await fill('email', 'noor@example.com')
    submit()
    await vi.waitFor(() => expect(document.activeElement).toBe(control('name')))
    expect(summary()).toBe(null)
    expect(control('name')).toHaveAccessibleDescription('Fill in this field.')
  })

  it('moves focus to a summary of several errors, whose links move it to the fields', async () => {
    const screen = await renderIn('en', contact())
    submit()
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()))
    await expect.element(screen.getByRole('group', { name: 'Correct 2 errors' })).toBeVisible()
    await screen.getByRole('link', { name: 'Name' }).click()
    expect(document.activeElement).toBe(control('name'))
    expect(location.hash).toBe('')
  })

  it('removes an error when its field is corrected', async () => {
    await renderIn('en', contact())
    submit()
    await vi.waitFor(() => expect(errorOf('email')).not.toBe(''))
    await fill('email', 'noor')
    await vi.waitFor(() => expect(errorOf('email')).toContain('like name@example.com'))
    await fill('email', 'noor@example.com')
    await vi.waitFor(() => expect(errorOf('email')).toBe(''))
    expect(summary()?.textContent).toContain('Correct 1 error')
  })

  it('shows errors of the server until their field changes', async () => {
    const screen = await renderIn('en', contact())
    await fill('email', 'noor@example.com')
    await screen.rerender(contact({ errors: { email: 'Taken.' } }))
    await vi.waitFor(() => expect(document.activeElement).toBe(control('email')))
    expect(errorOf('email')).toBe('Taken.')
    // The same answer in a new object.
    await screen.rerender(contact({ errors: { email: 'Taken.' } }))
    await fill('email', 'nour@example.com')
    await vi.waitFor(() => expect(errorOf('email')).toBe(''))
    await screen.rerender(contact({ errors: { email: 'Taken.' } }))
    expect(errorOf('email')).toBe('')
  })

  it('shows errors without a field above the fields', async () => {
    await renderIn('en', contact({ errors: { form: 'Try again later.' } }))
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()))
    expect(summary()?.querySelector('a')).toBe(null)
    expect(summary()?.textContent).toContain('Try again later.')
  })

  it.each([null, undefined, {}, { email: '' }, 'Taken', [null]])('has no errors for %o', async (errors) => {
    await renderIn('en', contact({ errors: errors as FormErrors }))
    expect(document.querySelector('form')?.dataset['state']).toBe('idle')
  })

  it('keeps what was typed after an action, and shows its answer each time', async () => {
    const answered = vi.fn()
    function Pending() {
      return <output>{useFormStatus().pending ? 'pending' : 'idle'}</output>
    }
    function Host() {
      const [errors, action] = useActionState<FormErrors, FormData>(async (_, data) => {
        answered(Object.fromEntries(data))
        await Promise.resolve()
        return { email: 'Taken.' }
      }, {})
      return (
        <Form errors={errors} action={action}>
          <Field label="Email" name="email">
            {(field) => <Input {...field} />}
          </Field>
          <Field label="Players" name="players">
            {(field) => <NumberInput {...field} />}
          </Field>
          <Pending />
        </Form>
      )
    }
    const screen = await renderIn('en', <Host />)
    await fill('email', 'noor@example.com')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Players' }), '٣٥')
    submit()
    await vi.waitFor(() => expect(errorOf('email')).toBe('Taken.'))
    expect(answered.mock.calls).toEqual([[{ email: 'noor@example.com', players: '35' }]])
    expect([control('email').value, control('players').value]).toEqual(['noor@example.com', '35'])
    control('email').blur()
    submit()
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2))
    await vi.waitFor(() => expect(document.activeElement).toBe(control('email')))
  })

  it('submits once while an action runs', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const action = vi.fn(() => promise)
    await renderIn('en', <Form action={action} aria-label="Contact" />)
    submit()
    await vi.waitFor(() => expect(document.querySelector('form')?.ariaBusy).toBe('true'))
    submit()
    resolve()
    await vi.waitFor(() => expect(document.querySelector('form')?.ariaBusy).toBe('false'))
    expect(action).toHaveBeenCalledOnce()
  })

  it('leaves the submission to a host that prevents its action', async () => {
    const action = vi.fn()
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await renderIn('en', <Form action={action} onSubmit={onSubmit} />)
    submit()
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(action).not.toHaveBeenCalled()
  })

  it('focuses numbers, boxes and controls outside a field', async () => {
    function Host() {
      const [errors, setErrors] = useState<FormErrors>({})
      return (
        <Form errors={errors}>
          <Field label="Players" name="players" required>
            {(field) => <NumberInput {...field} max={8} />}
          </Field>
          <Checkbox name="terms" required>
            Terms
          </Checkbox>
          <button type="button" onClick={() => setErrors({ terms: 'Read them.' })}>
            Answer
          </button>
        </Form>
      )
    }
    const screen = await renderIn('en', <Host />)
    submit()
    await vi.waitFor(() => expect(summary()?.textContent).toContain('Select this box.'))
    await screen.getByRole('link', { name: 'Players' }).click()
    const players = screen.getByRole('textbox', { name: 'Players' })
    await expect.element(players).toHaveFocus()
    await userEvent.keyboard('٩')
    await expect.element(players).toHaveAccessibleDescription('Enter a number that is at most 8.')
    await userEvent.fill(players, '٣')
    await expect.element(players).toHaveAccessibleDescription('')
  })

  it('has no errors after a reset', async () => {
    await renderIn('en', contact())
    submit()
    await vi.waitFor(() => expect(summary()).not.toBe(null))
    document.querySelector('form')?.reset()
    await vi.waitFor(() => expect([summary(), errorOf('email')]).toEqual([null, '']))
  })
})

it('removes the error of the server when its number is stepped', async () => {
  const errors = { players: 'There are only two places.' }
  await renderIn(
    'en',
    <Form errors={errors}>
      <Field label="Players" name="players">
        {(field) => <NumberInput {...field} defaultValue={3} />}
      </Field>
    </Form>,
  )
  const text = () => document.querySelector('[data-slot="field-error"]')?.textContent ?? ''
  await expect.poll(text).toContain('only two places')
  document.querySelector<HTMLInputElement>('[data-slot="number-input"]')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(text).toBe('')
})

it('shows and focuses errors of React Hook Form, also those of the server', async () => {
  await renderIn('en', <ReactHookFormExample />)
  await fill('name', 'No')
  submit()
  await expect.poll(() => errorOf('name')).toContain('Three letters')
  expect(document.activeElement).toBe(control('name'))
  await fill('name', 'Noor')
  submit()
  await expect.poll(() => errorOf('name')).toContain('taken')
  await expect.poll(() => document.activeElement).toBe(control('name'))
})
