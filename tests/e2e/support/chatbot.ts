import ar from '../../../app/src/i18n/messages/chatbot/ar.ts'
import en from '../../../app/src/i18n/messages/chatbot/en.ts'
import historyAr from '../../../app/src/i18n/messages/history/ar.ts'
import historyEn from '../../../app/src/i18n/messages/history/en.ts'
import type { Visitor } from './portal.ts'

const words = { en: { ...en, history: historyEn }, ar: { ...ar, history: historyAr } } as const

/** Opens the chatbot. */
export async function openChatbot(visitor: Visitor) {
  await visitor.open('ai-studio/chatbot')
  const { page, locale } = visitor
  const t = words[locale]
  const messages = page.locator('[data-slot=chat-message]')
  return {
    page,
    t,
    field: page.getByRole('textbox', { name: t.message, exact: true }),
    questions: messages.and(page.locator('[data-from=user]')),
    answers: messages.and(page.locator('[data-from=model]')),
    /** List of chats beside the conversation. */
    threads: page.getByRole('list', { name: t.history.list }).getByRole('listitem'),
  }
}

/** Sends the whole text at once, as a fast service may, and never ends the stream. */
export function answerAtOnce(text: string): void {
  const overTheNetwork = window.fetch.bind(window)
  const event = JSON.stringify({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] })
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new TextEncoder().encode(`data: ${event}\r\n\r\n`))
  window.fetch = async (address, init) =>
    (address instanceof Request ? address.url : String(address)).includes(':streamGenerateContent')
      ? new Response(new ReadableStream({ start: begin }), {
          headers: { 'content-type': 'text/event-stream' },
        })
      : await overTheNetwork(address, init)
}
