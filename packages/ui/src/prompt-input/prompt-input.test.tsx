import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ar } from '../messages/ar.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { PromptInput, type PromptInputProps } from './prompt-input.tsx'

const prompt = (props: Partial<PromptInputProps> = {}) => (
  <PromptInput label="Message" onSend={() => {}} {...props} />
)

describeConformance('PromptInput', (props) => prompt(props), { slot: 'prompt-input' })

const area = () => document.querySelector('textarea') as HTMLTextAreaElement
const key = (init: KeyboardEventInit & { keyCode?: number }) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  area().dispatchEvent(event)
  return event
}

describe('PromptInput', () => {
  it.each([
    ['en', 'Send', 'Enter sends'],
    ['ar', 'إرسال', 'للإرسال'],
  ] as const)('sends the trimmed text on Enter and clears the field (%s)', async (locale, name, keys) => {
    const send = vi.fn()
    const screen = await renderIn(locale, prompt({ onSend: send }))
    const field = screen.getByRole('textbox', { name: 'Message' })
    await expect.element(field).toHaveAccessibleDescription(new RegExp(keys))
    await userEvent.type(field, '  Hello  {Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith('Hello')
    await expect.element(field).toHaveValue('')
    await userEvent.type(field, 'Again')
    await screen.getByRole('button', { name }).click()
    expect(send).toHaveBeenLastCalledWith('Again')
  })

  it('starts a new line on Shift+Enter', async () => {
    const send = vi.fn()
    const screen = await renderIn('en', prompt({ onSend: send }))
    await userEvent.type(screen.getByRole('textbox'), 'One{Shift>}{Enter}{/Shift}Two')
    expect(area().value).toBe('One\nTwo')
    expect(send).not.toHaveBeenCalled()
  })

  it('ignores Enter during IME composition', async () => {
    const send = vi.fn()
    await renderIn('en', prompt({ onSend: send, defaultValue: 'にほ' }))
    expect(key({ key: 'Enter', isComposing: true }).defaultPrevented).toBe(false)
    expect(key({ key: 'Enter', keyCode: 229 }).defaultPrevented).toBe(false)
    expect(send).not.toHaveBeenCalled()
    expect(key({ key: 'Enter', keyCode: 13 }).defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })

  it('sends once while Enter is held down', async () => {
    const send = vi.fn(() => false)
    await renderIn('en', prompt({ onSend: send, defaultValue: 'Hello' }))
    key({ key: 'Enter' })
    key({ key: 'Enter', repeat: true })
    await vi.waitFor(() => expect(area().form).toHaveAttribute('data-state', 'idle'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('does not send blank text, unless `allowBlank` is set', async () => {
    const send = vi.fn()
    const screen = await renderIn('en', prompt({ onSend: send }))
    await userEvent.type(screen.getByRole('textbox'), ' \n {Enter}')
    const button = screen.getByRole('button')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    expect(send).not.toHaveBeenCalled()
    await screen.rerender(prompt({ onSend: send, allowBlank: true }))
    await button.click()
    expect(send).toHaveBeenCalledExactlyOnceWith('')
  })

  it('keeps the text when sending was rejected', async () => {
    const answers = [false, Promise.resolve(false), Promise.resolve(true)]
    const send = vi.fn(() => answers.shift())
    const screen = await renderIn('en', prompt({ onSend: send, defaultValue: 'Hello' }))
    for (const left of ['Hello', 'Hello', '']) {
      await userEvent.type(screen.getByRole('textbox'), '{Enter}')
      await vi.waitFor(() => expect(area().form).toHaveAttribute('data-state', 'idle'))
      expect(area().value).toBe(left)
    }
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('keeps the text when sending throws, and rethrows the error', async () => {
    const uncaught = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    window.addEventListener('unhandledrejection', uncaught)
    try {
      const onSend = () => {
        throw new Error('lost')
      }
      const screen = await renderIn('en', prompt({ onSend, defaultValue: 'Hello' }))
      await userEvent.type(screen.getByRole('textbox'), '{Enter}')
      await vi.waitFor(() => expect(uncaught).toHaveBeenCalledTimes(1))
      await expect.element(screen.getByRole('textbox')).toHaveValue('Hello')
      expect(area().form).toHaveAttribute('data-state', 'idle')
    } finally {
      window.removeEventListener('unhandledrejection', uncaught)
    }
  })

  it('does not send twice while sending, and keeps text typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const send = vi.fn(() => promise)
    const screen = await renderIn('en', prompt({ onSend: send, defaultValue: 'One' }))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}{Enter}')
    await userEvent.fill(screen.getByRole('textbox'), 'One more')
    resolve(true)
    await vi.waitFor(() => expect(area().form).toHaveAttribute('data-state', 'idle'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(area().value).toBe('One more')
  })

  it('turns Send into Stop and back without losing focus or sending', async () => {
    const send = vi.fn()
    function Chat() {
      const [busy, setBusy] = useState(true)
      return prompt({ busy, onStop: () => setBusy(false), onSend: send, defaultValue: 'Next' })
    }
    const screen = await renderIn('en', <Chat />)
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(send).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Stop' }).click()
    await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
    expect(area().value).toBe('Next')
  })

  it('treats a double click on Send as one click', async () => {
    const stop = vi.fn()
    function Chat() {
      const [busy, setBusy] = useState(false)
      return prompt({ busy, onStop: stop, onSend: () => setBusy(true), defaultValue: 'Next' })
    }
    const screen = await renderIn('en', <Chat />)
    await screen.getByRole('button').dblClick()
    await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(stop).not.toHaveBeenCalled()
  })

  it.each(locales)('follows the direction of the typed text (%s)', async (locale) => {
    const screen = await renderIn(locale, prompt())
    const field = screen.getByRole('textbox')
    await expect.element(field).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    await userEvent.fill(field, 'What is this game called?')
    await expect.element(field).toHaveAttribute('dir', 'ltr')
    await userEvent.fill(field, 'ما اسم هذه اللعبة؟')
    await expect.element(field).toHaveAttribute('dir', 'rtl')
  })

  it('grows up to `maxRows`, then scrolls', async () => {
    const screen = await renderIn('en', prompt({ maxRows: 4 }))
    const field = screen.getByRole('textbox')
    const heights: number[] = []
    for (const lines of [1, 2, 3, 4, 9]) {
      await userEvent.fill(field, Array.from({ length: lines }, () => 'line').join('\n'))
      heights.push(area().getBoundingClientRect().height)
    }
    const line = (heights[1] ?? 0) - (heights[0] ?? 0)
    expect(line).toBeGreaterThan(10)
    expect(heights[3]).toBeCloseTo((heights[0] ?? 0) + 3 * line, 0)
    expect(heights[4]).toBeCloseTo(heights[3] ?? 0, 0)
    expect(area().scrollHeight).toBeGreaterThan(area().clientHeight)
  })

  it.each([
    ['en', '3 characters left', '1 character too many'],
    ['ar', 'بقيت 3 أحرف', 'النص أطول من الحد بحرف واحد'],
  ] as const)(
    'counts remaining characters near the limit and keeps excess text (%s)',
    async (locale, left, over) => {
      const send = vi.fn()
      const screen = await renderIn(locale, prompt({ limit: 100, onSend: send }))
      const field = screen.getByRole('textbox')
      const count = () => document.querySelector('[data-slot=prompt-input-count]')
      await userEvent.fill(field, 'a'.repeat(50))
      expect(count()).toBeNull()
      await userEvent.fill(field, 'a'.repeat(97))
      await expect.poll(() => count()?.textContent).toBe(left)
      await userEvent.fill(field, 'a'.repeat(101))
      await expect.poll(() => count()?.textContent).toBe(over)
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveAccessibleDescription(new RegExp(over))
      await userEvent.type(field, '{Enter}')
      expect(send).not.toHaveBeenCalled()
      expect(area().value).toHaveLength(101)
    },
  )

  it('counts with all Arabic plural forms', () => {
    const counts = [0, 1, 2, 3, 11, 100]
    expect(counts.map(ar.charactersLeft)).toEqual([
      'لم يبقَ أي حرف',
      'بقي حرف واحد',
      'بقي حرفان',
      'بقيت 3 أحرف',
      'بقي 11 حرفًا',
      'بقي 100 حرف',
    ])
    expect(counts.slice(1).map(ar.charactersOver)).toEqual([
      'النص أطول من الحد بحرف واحد',
      'النص أطول من الحد بحرفين',
      'النص أطول من الحد بـ 3 أحرف',
      'النص أطول من الحد بـ 11 حرفًا',
      'النص أطول من الحد بـ 100 حرف',
    ])
  })

  it('announces the count every ten characters, not on every key', async () => {
    const screen = await renderIn('en', prompt({ limit: 30 }))
    const spoken = () => document.querySelector('[data-slot=prompt-input] output')?.textContent
    for (const [length, heard] of [
      [12, '18 characters left'],
      [15, '18 characters left'],
      [20, '10 characters left'],
      [29, '10 characters left'],
      [31, '1 character too many'],
    ] as const) {
      await userEvent.fill(screen.getByRole('textbox'), 'a'.repeat(length))
      await expect.poll(spoken).toBe(heard)
    }
  })

  it('shows attachments and tools', async () => {
    const screen = await renderIn(
      'en',
      prompt({ attachments: <p>cat.png</p>, tools: <button type="button">Attach</button> }),
    )
    await expect.element(screen.getByText('cat.png')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Attach' })).toBeVisible()
  })

  it('shows the controlled text and only requests changes', async () => {
    const asked = vi.fn()
    const screen = await renderIn('en', prompt({ value: 'Fixed', onValueChange: asked }))
    await userEvent.fill(screen.getByRole('textbox'), 'Other')
    expect(asked).toHaveBeenCalledExactlyOnceWith('Other')
    await expect.element(screen.getByRole('textbox')).toHaveValue('Fixed')
  })
})
