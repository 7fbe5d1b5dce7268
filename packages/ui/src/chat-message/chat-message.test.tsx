import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { UserText } from '../bidi/index.ts'
import { ChatTranscript } from '../chat-transcript/index.ts'
import { Prose } from '../prose/index.ts'
import { SahaProvider } from '../provider/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { ChatMessage, type ChatMessageProps } from './chat-message.tsx'

const message = (props: Partial<ChatMessageProps> = {}) => (
  <ChatTranscript label="Talk">
    <ChatMessage from="model" who="Guide" {...props}>
      {props.children ?? <UserText as="p">Hello there, how are you?</UserText>}
    </ChatMessage>
  </ChatTranscript>
)

describeConformance('ChatMessage', (props) => message(props), { slot: 'chat-message' })

const box = (slot: string) => {
  const element = document.querySelector(`[data-slot=${slot}]`)
  if (!element) throw new Error(`no ${slot}`)
  return element.getBoundingClientRect()
}

describe('ChatMessage', () => {
  it.each(locales)('is on the side of its author (%s)', async (locale) => {
    const forward = locale === 'en'
    for (const from of ['user', 'model'] as const) {
      const screen = await renderIn(locale, message({ from, who: 'Someone' }))
      const row = box('chat-message')
      const bubble = box('chat-message-bubble')
      const before = bubble.left - row.left
      const after = row.right - bubble.right
      expect((from === 'model') === forward ? before < after : before > after).toBe(true)
      await screen.unmount()
    }
  })

  it('aligns each block to its own start where browsers align list items', async () => {
    const text = 'Words\n\n- An item\n\n```js\ncode()\n```'
    // Firefox aligns list items by the list's direction, and with them their content.
    await renderIn(
      'ar',
      <div style={{ textAlign: 'end' }}>{message({ children: <Prose text={text} /> })}</div>,
    )
    const blocks = [...document.querySelectorAll('[data-slot=prose] :is(p, li, pre)')]
    expect(blocks.map((each) => `${each.tagName} ${getComputedStyle(each).textAlign}`)).toEqual([
      'P start',
      'LI start',
      'PRE start',
    ])
  })

  it('takes the direction of its text, but not the side', async () => {
    await renderIn('ar', message({ from: 'user', who: 'أنت' }))
    const text = document.querySelector('[data-slot=user-text]')
    expect(text).toHaveAttribute('dir', 'ltr')
    expect(box('chat-message-bubble').left - box('chat-message').left).toBeLessThan(20)
  })

  it('is busy while streaming and shows its actions afterwards', async () => {
    const screen = await renderIn(
      'en',
      message({ state: 'streaming', actions: <button type="button">Copy</button> }),
    )
    await expect.element(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByText('Writing…').first()).toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Copy' })).not.toBeInTheDocument()
    await screen.rerender(message({ actions: <button type="button">Copy</button> }))
    await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect.element(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'false')
  })

  it('shows the given progress text, or none, while streaming', async () => {
    const screen = await renderIn('en', message({ state: 'streaming', progress: 'Speaking…' }))
    await expect.element(screen.getByText('Speaking…').first()).toBeInTheDocument()
    await screen.rerender(message({ state: 'streaming', progress: '' }))
    await expect.element(screen.getByText('Speaking…')).not.toBeInTheDocument()
    await expect.element(screen.getByText('Writing…')).not.toBeInTheDocument()
  })

  it('shows the error and retries', async () => {
    const retry = vi.fn()
    const screen = await renderIn('ar', message({ state: 'failed', error: 'عذرًا، حدث خطأ.', onRetry: retry }))
    await expect.element(screen.getByText('عذرًا، حدث خطأ.').first()).toBeVisible()
    await screen.getByRole('button', { name: 'أعد المحاولة' }).click()
    expect(retry).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(document.querySelector('[data-slot=chat-message]'))
  })

  it('breaks long words instead of widening', async () => {
    await renderIn('en', <div style={{ width: 280 }}>{message({ children: <p>{'a'.repeat(400)}</p> })}</div>)
    expect(box('chat-message-bubble').width).toBeLessThanOrEqual(280)
    const log = document.querySelector('[role=log]')
    expect(log?.scrollWidth).toBe(log?.clientWidth)
  })

  it('throws with a remedy outside a transcript', () => {
    const alone = (
      <SahaProvider locale="en">
        <ChatMessage from="model" who="Guide" />
      </SahaProvider>
    )
    expect(() => renderToString(alone)).toThrow(/outside <ChatTranscript>.*announces.*Wrap the messages/)
  })
})
