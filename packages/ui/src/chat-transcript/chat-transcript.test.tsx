import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ChatMessage, type ChatMessageProps } from '../chat-message/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { ChatTranscript } from './chat-transcript.tsx'

describeConformance('ChatTranscript', (props) => <ChatTranscript label="Talk" {...props} />, {
  slot: 'chat-transcript',
})

interface Said extends Pick<ChatMessageProps, 'from' | 'state' | 'progress' | 'error'> {
  text: string
}

const Talk = ({ said = [] }: { said?: readonly Said[] }) => (
  <>
    <ChatTranscript label="Talk" className="h-72 w-80">
      {said.map(({ text, ...message }, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <ChatMessage key={at} who={message.from === 'user' ? 'You' : 'Guide'} {...message}>
          <p>{text}</p>
        </ChatMessage>
      ))}
    </ChatTranscript>
    <input aria-label="Elsewhere" />
  </>
)

const many = (count: number): Said[] =>
  Array.from({ length: count }, (_, at) => ({
    from: at % 2 ? 'model' : 'user',
    text: `Message ${at} ${'with many words '.repeat(at % 7)}`,
  }))
const log = () => document.querySelector('[role=log]') as HTMLElement
const fromEnd = () => log().scrollHeight - log().clientHeight - log().scrollTop
const spoken = () => document.querySelector('[data-slot=chat-transcript] > output')?.textContent?.trim()
const root = () => document.querySelector('[data-slot=chat-transcript]')

describe('ChatTranscript', () => {
  it.each(locales)('is a named log, scrolled to its end (%s)', async (locale) => {
    const screen = await renderIn(locale, <Talk said={many(40)} />)
    await expect.element(screen.getByRole('log', { name: 'Talk' })).toBeVisible()
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    expect(log().scrollTop).toBeGreaterThan(0)
    expect(root()).toHaveAttribute('data-state', 'end')
  })

  it('is a tab stop only when it has messages', async () => {
    const screen = await renderIn('en', <Talk />)
    await userEvent.tab()
    await expect.element(screen.getByLabelText('Elsewhere')).toHaveFocus()
    await screen.rerender(<Talk said={many(2)} />)
    await userEvent.tab({ shift: true })
    await expect.element(screen.getByRole('log')).toHaveFocus()
  })

  it('does not announce initial messages and the user’s own', async () => {
    const screen = await renderIn('en', <Talk said={many(4)} />)
    await screen.rerender(<Talk said={[...many(4), { from: 'user', text: 'Mine' }]} />)
    await expect.element(screen.getByText('Mine')).toBeVisible()
    expect(spoken()).toBe('')
  })

  it('announces only the complete reply when progress is empty', async () => {
    const screen = await renderIn('en', <Talk said={many(2)} />)
    const grows = (text: string, state: Said['state']): Said => ({
      from: 'model',
      text,
      progress: '',
      state: state ?? 'complete',
    })
    await screen.rerender(<Talk said={[...many(2), grows('Hel', 'streaming')]} />)
    await expect.element(screen.getByText('Hel')).toBeVisible()
    expect(spoken()).toBe('')
    await screen.rerender(<Talk said={[...many(2), grows('Hello', 'complete')]} />)
    await expect.poll(spoken).toBe('Guide Hello')
  })

  it('announces a reply once it is complete, not while it streams', async () => {
    const screen = await renderIn('en', <Talk said={many(2)} />)
    const heard: (string | undefined)[] = []
    const region = document.querySelector('[data-slot=chat-transcript] > output') as HTMLElement
    const observer = new MutationObserver(() => heard.push(spoken()))
    observer.observe(region, { subtree: true, childList: true, characterData: true })
    for (const text of ['', 'Back', 'Backgammon', 'Backgammon is old.'])
      await screen.rerender(<Talk said={[...many(2), { from: 'model', state: 'streaming', text }]} />)
    await screen.rerender(<Talk said={[...many(2), { from: 'model', text: 'Backgammon is old.' }]} />)
    await expect.poll(spoken).toBe('Guide Backgammon is old.')
    observer.disconnect()
    expect(new Set(heard)).toEqual(new Set(['Guide Writing…', 'Guide Backgammon is old.']))
    expect(log()).toHaveAttribute('aria-live', 'off')
  })

  it('announces failures, also of the user’s messages, and repeats equal ones', async () => {
    const screen = await renderIn('ar', <Talk />)
    const lost: Said = { from: 'user', text: 'مرحبا', state: 'failed', error: 'تعذّر الإرسال' }
    await screen.rerender(<Talk said={[lost]} />)
    await expect.poll(spoken).toBe('You تعذّر الإرسال')
    const before = document.querySelector('[data-slot=chat-transcript] > output > span')
    await screen.rerender(<Talk said={[lost, lost]} />)
    await expect
      .poll(() => document.querySelector('[data-slot=chat-transcript] > output > span') === before)
      .toBe(false)
    expect(spoken()).toBe('You تعذّر الإرسال')
  })

  it('stays at the end while the reader is there, and takes no focus', async () => {
    const screen = await renderIn('en', <Talk said={many(20)} />)
    screen.getByRole('textbox', { name: 'Elsewhere' }).element().focus()
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    const height = log().scrollHeight
    await screen.rerender(<Talk said={[...many(20), { from: 'model', text: 'One more. '.repeat(40) }]} />)
    await expect.poll(() => log().scrollHeight).toBeGreaterThan(height)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    await expect.element(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus()
  })

  it.each(locales)(
    'stops scrolling once the reader scrolls back, and offers a jump to the latest (%s)',
    async (locale) => {
      const screen = await renderIn(locale, <Talk said={many(30)} />)
      await expect.poll(fromEnd).toBeLessThanOrEqual(1)
      log().scrollTop = 0
      const jump = screen.getByRole('button', {
        name: locale === 'ar' ? 'انتقل إلى الأحدث' : 'Jump to latest',
      })
      await expect.element(jump).toBeVisible()
      expect(root()).toHaveAttribute('data-state', 'away')
      expect(document.querySelector('[data-slot=chat-transcript-unseen]')).toBeNull()
      await screen.rerender(<Talk said={[...many(30), { from: 'model', text: 'News' }]} />)
      await expect.poll(() => document.querySelector('[data-slot=chat-transcript-unseen]')).not.toBeNull()
      expect(log().scrollTop).toBe(0)
      await jump.click()
      await expect.poll(fromEnd).toBeLessThanOrEqual(1)
      await expect.element(jump).not.toBeInTheDocument()
      expect(log()).toHaveFocus()
    },
  )

  it('scrolls to the message that the user has just sent', async () => {
    const screen = await renderIn('en', <Talk said={many(30)} />)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    log().scrollTop = 0
    await expect.poll(() => root()?.getAttribute('data-state')).toBe('away')
    await screen.rerender(<Talk said={[...many(30), { from: 'user', text: 'Mine' }]} />)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    await expect.poll(() => root()?.getAttribute('data-state')).toBe('end')
  })

  it('stays at the end when a layout change moves the content', async () => {
    await renderIn('en', <Talk said={many(12)} />)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    log().scrollTop -= 50
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    // Simulates an on-screen keyboard: the box shrinks and its scroll position changes without user input.
    log().style.maxBlockSize = '9rem'
    log().scrollTop -= 60
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    expect(root()).toHaveAttribute('data-state', 'end')
  })

  it('stops scrolling at the first wheel event, also while text arrives', async () => {
    const screen = await renderIn('en', <Talk said={many(20)} />)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    log().dispatchEvent(new WheelEvent('wheel', { deltaY: -40 }))
    log().scrollTop -= 40
    await screen.rerender(<Talk said={[...many(20), { from: 'model', text: 'More. '.repeat(80) }]} />)
    await expect.poll(() => root()?.getAttribute('data-state')).toBe('away')
    expect(fromEnd()).toBeGreaterThan(40)
  })

  it('scrolls by keyboard', async () => {
    await renderIn('en', <Talk said={many(30)} />)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    log().focus()
    await userEvent.keyboard('{Home}')
    await expect.poll(() => log().scrollTop).toBe(0)
  })

  it('lays out only nearby messages of five hundred', async () => {
    await renderIn('en', <Talk said={many(500)} />)
    await expect.poll(fromEnd).toBeLessThanOrEqual(1)
    const messages = [...document.querySelectorAll('[data-slot=chat-message]')]
    expect(messages).toHaveLength(500)
    const laidOut = () =>
      messages.filter(({ firstElementChild }) =>
        firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length
    await expect.poll(laidOut).toBeLessThan(60)
    expect(messages.at(-1)?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
  })

  it('removes its listeners on unmount', async () => {
    const screen = await renderIn('en', <Talk said={many(3)} />)
    await screen.unmount()
    expect(document.querySelector('[data-slot=chat-transcript]')).toBeNull()
  })
})
