import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Input } from './input.tsx'

describeConformance('Input', (props) => <Input aria-label="الاسم" {...props} />, { slot: 'input' })

const input = () => {
  const found = document.querySelector<HTMLInputElement>('[data-slot="input"]')
  if (!found) throw new Error('No input was rendered.')
  return found
}

describe('Input', () => {
  it.each(['email', 'url', 'tel', 'number'] as const)(
    'sets %s left to right, aligned to the right on Arabic pages',
    async (type) => {
      await renderIn('ar', <Input aria-label="قيمة" type={type} />)
      const { direction, textAlign } = getComputedStyle(input())
      expect(direction).toBe('ltr')
      expect(textAlign).toBe('end')
    },
  )

  it('does the same for a value with `dir="ltr"`', async () => {
    await renderIn('ar', <Input aria-label="المفتاح" dir="ltr" defaultValue="AIza" />)
    expect(getComputedStyle(input()).textAlign).toBe('end')
  })

  it('aligns a URL to the left in English', async () => {
    await renderIn('en', <Input aria-label="Email" type="email" />)
    expect(getComputedStyle(input()).textAlign).toBe('start')
  })

  it.each(locales)(
    'keeps the page’s direction while empty and uses its own when filled (%s)',
    async (locale) => {
      const page = locale === 'ar' ? 'rtl' : 'ltr'
      const [own, foreign] = locale === 'ar' ? ['سلام', 'hello'] : ['hello', 'سلام']
      const screen = await renderIn(locale, <Input aria-label="text" />)
      const field = screen.getByRole('textbox')
      const direction = () => getComputedStyle(input()).direction
      expect(direction()).toBe(page)
      await userEvent.fill(field, foreign)
      expect(direction()).toBe(page === 'rtl' ? 'ltr' : 'rtl')
      await userEvent.fill(field, own)
      expect(direction()).toBe(page)
      await userEvent.clear(field)
      expect(direction()).toBe(page)
      expect(input().hasAttribute('dir')).toBe(false)
    },
  )

  it('follows a controlled value', async () => {
    const screen = await renderIn('ar', <Input aria-label="text" value="" readOnly />)
    expect(input().hasAttribute('dir')).toBe(false)
    await screen.rerender(<Input aria-label="text" value="hello" readOnly />)
    expect(getComputedStyle(input()).direction).toBe('ltr')
  })

  it('returns to the page’s direction when its form is reset', async () => {
    const screen = await renderIn(
      'ar',
      <form>
        <Input aria-label="text" />
      </form>,
    )
    await userEvent.fill(screen.getByRole('textbox'), 'hello')
    await expect.poll(() => getComputedStyle(input()).direction).toBe('ltr')
    document.querySelector('form')?.reset()
    await expect.poll(() => input().hasAttribute('dir')).toBe(false)
    expect(getComputedStyle(input()).direction).toBe('rtl')
  })

  it('reports every change', async () => {
    const heard = vi.fn()
    const screen = await renderIn('en', <Input aria-label="text" onInput={heard} />)
    await userEvent.type(screen.getByRole('textbox'), 'ok')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('shows an invalid state by more than a message', async () => {
    const screen = await renderIn('en', <Input aria-label="text" />)
    const edge = () => getComputedStyle(input()).borderColor
    const before = edge()
    await screen.rerender(<Input aria-label="text" aria-invalid />)
    expect(edge()).not.toBe(before)
  })
})

describeConformance('Input of numbers', (props) => <Input aria-label="العمر" type="number" {...props} />, {
  slot: 'input',
})

describe('Input of numbers', () => {
  const number = { type: 'number', 'aria-label': 'age' } as const

  it.each(locales)('accepts Arabic and Persian digits and submits Latin ones (%s)', async (locale) => {
    const heard = vi.fn<(value: string) => void>()
    const screen = await renderIn(
      locale,
      <form>
        <Input {...number} name="age" onChange={(event) => heard(event.currentTarget.value)} />
      </form>,
    )
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '٣۵٫٥')
    await expect.element(field).toHaveValue('35.5')
    expect(heard.mock.calls).toEqual([['3'], ['35'], ['35.'], ['35.5']])
    expect(new FormData(document.querySelector('form') ?? undefined).get('age')).toBe('35.5')
  })

  it('reports the displayed value to a controlling host', async () => {
    function Host() {
      const [age, setAge] = useState('١٢')
      return (
        <>
          <Input {...number} value={age} onChange={(event) => setAge(event.currentTarget.value)} />
          <output>{age}</output>
        </>
      )
    }
    const screen = await renderIn('ar', <Host />)
    const field = screen.getByRole('textbox')
    await expect.element(field).toHaveValue('12')
    await userEvent.type(field, '٣')
    await expect.element(field).toHaveValue('123')
    expect(document.querySelector('output')?.textContent).toBe('123')
  })

  it('keeps the caret position', async () => {
    const screen = await renderIn('ar', <Input {...number} defaultValue="19" />)
    const field = screen.getByRole('textbox').element() as HTMLInputElement
    field.focus()
    field.setSelectionRange(1, 1)
    await userEvent.keyboard('٢٣')
    expect(field.value).toBe('1239')
    expect(field.selectionStart).toBe(3)
  })

  it.each([
    ['en', 'Enter a number'],
    ['ar', 'اكتب رقمًا'],
  ] as const)('keeps invalid text, and reports that it is not a number (%s)', async (locale, message) => {
    const screen = await renderIn(locale, <Input {...number} step="any" />)
    const field = screen.getByRole('textbox').element() as HTMLInputElement
    await userEvent.fill(field, '1,5')
    expect(field.value).toBe('1,5')
    expect(field.validationMessage).toContain(message)
    await userEvent.fill(field, '1.5')
    expect(field.validity.valid).toBe(true)
    await userEvent.fill(field, '')
    expect(field.validity.valid).toBe(true)
  })

  it('validates limits and steps, also after they change', async () => {
    const screen = await renderIn('en', <Input {...number} min={5} max={10} defaultValue="٤" />)
    const field = screen.getByRole('textbox').element() as HTMLInputElement
    expect(field.value).toBe('4')
    expect(field.validity.valid).toBe(false)
    await userEvent.fill(field, '٧')
    expect(field.validity.valid).toBe(true)
    await userEvent.fill(field, '7.5')
    expect(field.validity.valid).toBe(false)
    await screen.rerender(<Input {...number} min={5} max={10} step={0.5} defaultValue="٤" />)
    expect(field.validity.valid).toBe(true)
    await userEvent.fill(field, '١١')
    expect(field.validity.valid).toBe(false)
    expect(field.validationMessage).not.toBe('')
  })

  it('steps with the arrow keys, within its limits', async () => {
    const heard = vi.fn<(value: string) => void>()
    const screen = await renderIn(
      'ar',
      <Input
        {...number}
        min={0}
        max={1}
        step={0.5}
        defaultValue="٠"
        onChange={(event) => heard(event.currentTarget.value)}
      />,
    )
    const field = screen.getByRole('textbox')
    field.element().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(heard.mock.calls).toEqual([['0.5'], ['1'], ['0.5']])
    await expect.element(field).toHaveValue('0.5')
  })

  it.each([{ readOnly: true }, { disabled: true }])('does not step while it is %o', async (state) => {
    const screen = await renderIn('en', <Input {...number} defaultValue={2} {...state} />)
    screen.getByRole('textbox').element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(screen.getByRole('textbox')).toHaveValue('2')
  })

  it('ignores a composition until it ends', async () => {
    const heard = vi.fn<(value: string) => void>()
    const screen = await renderIn(
      'ar',
      <Input {...number} onInput={(event) => heard(event.currentTarget.value)} />,
    )
    const field = screen.getByRole('textbox').element() as HTMLInputElement
    field.focus()
    field.setRangeText('٣')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(field.value).toBe('٣')
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(field.value).toBe('3')
    expect(heard.mock.calls).toEqual([['٣'], ['3']])
  })

  it('resets its value and validity with its form', async () => {
    const screen = await renderIn(
      'en',
      <form>
        <Input {...number} max={10} defaultValue="٩" />
      </form>,
    )
    const field = screen.getByRole('textbox').element() as HTMLInputElement
    await userEvent.fill(field, '99')
    expect(field.validity.valid).toBe(false)
    document.querySelector('form')?.reset()
    expect(field.value).toBe('9')
    expect(field.validity.valid).toBe(true)
  })

  it('keeps a validation message of the host', async () => {
    const screen = await renderIn('en', <Input {...number} />)
    const field = screen.getByRole('textbox').element() as HTMLInputElement
    field.setCustomValidity('Taken')
    await userEvent.fill(field, '12')
    expect(field.validationMessage).toBe('Taken')
  })

  it('requests a phone keyboard that fits its numbers', async () => {
    const screen = await renderIn('en', <Input {...number} />)
    const mode = () => screen.getByRole('textbox').element().getAttribute('inputmode')
    expect(mode()).toBe('numeric')
    await screen.rerender(<Input {...number} step={0.1} />)
    expect(mode()).toBe('decimal')
    await screen.rerender(<Input {...number} min={-5} />)
    expect(mode()).toBe('text')
  })
})
