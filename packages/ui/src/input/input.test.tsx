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
  it.each(['email', 'url', 'tel'] as const)(
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

  it('keeps Arabic digits of an untyped host, and names NumberInput', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const untyped = { type: 'number' } as object
    const screen = await renderIn('ar', <Input aria-label="العمر" {...untyped} />)
    await userEvent.fill(screen.getByRole('textbox'), '٣٥')
    expect(input().value).toBe('٣٥')
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<NumberInput>'))
    warn.mockRestore()
  })
})
