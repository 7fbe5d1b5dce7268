import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Textarea } from './textarea.tsx'

describeConformance('Textarea', (props) => <Textarea aria-label="رأيك" {...props} />, { slot: 'textarea' })

const area = () => document.querySelector('textarea') as HTMLTextAreaElement

describe('Textarea', () => {
  it.each(locales)('keeps the page’s direction while empty (%s)', async (locale) => {
    const screen = await renderIn(locale, <Textarea aria-label="text" placeholder="…" />)
    const page = locale === 'ar' ? 'rtl' : 'ltr'
    expect(getComputedStyle(area()).direction).toBe(page)
    await userEvent.type(screen.getByRole('textbox'), locale === 'ar' ? 'hello' : 'مرحبا')
    expect(getComputedStyle(area()).direction).toBe(locale === 'ar' ? 'ltr' : 'rtl')
    await userEvent.clear(screen.getByRole('textbox'))
    expect(getComputedStyle(area()).direction).toBe(page)
  })

  it('gives every line its own direction', async () => {
    await renderIn('en', <Textarea aria-label="text" defaultValue={'hello\nمرحبا'} />)
    expect(getComputedStyle(area()).unicodeBidi).toBe('plaintext')
  })

  it('starts with the height of its rows and grows with the text up to a limit', async () => {
    const screen = await renderIn('en', <Textarea aria-label="text" rows={4} />)
    const line = Number.parseFloat(getComputedStyle(area()).lineHeight)
    const empty = area().offsetHeight
    expect(Math.abs(empty - (4 * line + 18))).toBeLessThan(2)
    await screen.rerender(<Textarea aria-label="text" rows={4} value={'line\n'.repeat(6)} readOnly />)
    expect(area().offsetHeight).toBeGreaterThan(empty + line)
    await screen.rerender(<Textarea aria-label="text" rows={4} value={'line\n'.repeat(500)} readOnly />)
    expect(area().offsetHeight).toBeLessThanOrEqual(Math.max(window.innerHeight / 2, 8 * line) + 1)
    expect(area().scrollHeight).toBeGreaterThan(area().clientHeight)
  })

  it('returns to the page’s direction when its form is reset', async () => {
    const screen = await renderIn(
      'ar',
      <form>
        <Textarea aria-label="text" />
      </form>,
    )
    await userEvent.fill(screen.getByRole('textbox'), 'hello')
    await expect.poll(() => getComputedStyle(area()).direction).toBe('ltr')
    document.querySelector('form')?.reset()
    await expect.poll(() => area().hasAttribute('dir')).toBe(false)
    expect(getComputedStyle(area()).direction).toBe('rtl')
  })

  it('reports the typed text', async () => {
    const written = vi.fn()
    const screen = await renderIn('ar', <Textarea aria-label="رأيك" onInput={written} />)
    await userEvent.type(screen.getByRole('textbox'), 'نعم')
    expect(written).toHaveBeenCalledTimes(3)
    expect(area().value).toBe('نعم')
  })

  it('gets its name, description and validity from its field', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Review" hint="In your own words." error="Write something." required>
        {(control) => <Textarea {...control} />}
      </Field>,
    )
    const text = screen.getByRole('textbox', { name: 'Review' })
    await expect.element(text).toHaveAccessibleDescription('In your own words. Write something.')
    await expect.element(text).toBeRequired()
    await screen.getByText('Review*').click()
    await expect.element(text).toHaveFocus()
  })
})
