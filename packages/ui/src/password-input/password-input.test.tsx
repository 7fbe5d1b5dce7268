import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { PasswordInput } from './password-input.tsx'

describeConformance('PasswordInput', (props) => <PasswordInput aria-label="كلمة المرور" {...props} />, {
  slot: 'password-input',
})

const input = () => {
  const found = document.querySelector<HTMLInputElement>('[data-slot="password-input"]')
  if (!found) throw new Error('No password input was rendered.')
  return found
}

describe('PasswordInput', () => {
  it.each([
    ['en', 'Show password', 'Hide password'],
    ['ar', 'إظهار كلمة المرور', 'إخفاء كلمة المرور'],
  ] as const)('shows and hides the typed text by keyboard (%s)', async (locale, show, hide) => {
    const screen = await renderIn(locale, <PasswordInput aria-label="password" defaultValue="open sesame" />)
    expect(input().type).toBe('password')
    input().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: show })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(input().type).toBe('text')
    expect(input().value).toBe('open sesame')
    await expect.element(screen.getByRole('button', { name: hide })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(input().type).toBe('password')
  })

  it('accepts a pasted password', async () => {
    const screen = await renderIn('en', <PasswordInput aria-label="password" />)
    input().focus()
    const copied = document.createElement('textarea')
    screen.container.append(copied)
    copied.value = 'from-the-manager'
    copied.select()
    await userEvent.copy()
    input().focus()
    await userEvent.paste()
    expect(input().value).toBe('from-the-manager')
  })

  it.each([false, true])(
    'disables spellchecking, which may send the text to a server (shown: %s)',
    async (shown) => {
      const screen = await renderIn('en', <PasswordInput aria-label="password" />)
      if (shown) await screen.getByRole('button').click()
      expect(input().spellcheck).toBe(false)
      expect(input().autocapitalize).toBe('none')
    },
  )

  it('accepts button names for other secrets', async () => {
    const screen = await renderIn(
      'en',
      <PasswordInput aria-label="API key" showLabel="Show key" hideLabel="Hide key" />,
    )
    await screen.getByRole('button', { name: 'Show key' }).click()
    await expect.element(screen.getByRole('button', { name: 'Hide key' })).toBeVisible()
    expect([input().hasAttribute('showlabel'), input().type]).toEqual([false, 'text'])
  })

  it('does not submit the form with its button', async () => {
    const submits: Event[] = []
    const screen = await renderIn(
      'en',
      <form onSubmit={(event) => (event.preventDefault(), submits.push(event.nativeEvent))}>
        <PasswordInput aria-label="password" />
      </form>,
    )
    await screen.getByRole('button').click()
    expect(submits).toEqual([])
  })

  it.each(locales)(
    'is left to right, with text at the inline start and button at the inline end (%s)',
    async (locale) => {
      const screen = await renderIn(locale, <PasswordInput aria-label="password" defaultValue="12345678" />)
      const { direction, textAlign } = getComputedStyle(input())
      expect(direction).toBe('ltr')
      expect(textAlign).toBe(locale === 'ar' ? 'end' : 'start')
      const middle = (element: Element) => {
        const box = element.getBoundingClientRect()
        return box.left + box.width / 2
      }
      const side = Math.sign(middle(screen.getByRole('button').element()) - middle(input()))
      expect(side).toBe(locale === 'ar' ? -1 : 1)
    },
  )
})
