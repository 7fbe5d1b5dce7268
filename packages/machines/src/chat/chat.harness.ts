import { startHarness } from '../testing/index.ts'
import { chatFixtures } from './chat.fixtures.ts'
import { chatMachine } from './chat.machine.ts'
import { selectChatMessages } from './chat.selectors.ts'
import type { ChatMessage, ModelMessage, ReplyEvent } from './chat.types.ts'

export const start = (messages: readonly ChatMessage[] = []) =>
  startHarness(chatMachine, chatFixtures, { model: 'flash', messages })

export const reply = (harness: ReturnType<typeof start>) => harness.resources.reply!.holds.at(-1)!

export const emitReply = (harness: ReturnType<typeof start>, event: ReplyEvent) => reply(harness).send(event)

export const sendMessage = async (text = 'Why?') => {
  const harness = start()
  await harness.send({ type: 'chat.send', text })
  return harness
}

export const messageTexts = (harness: ReturnType<typeof start>) =>
  selectChatMessages(harness.snapshot).map(({ text }) => text)

export const lastReply = (harness: ReturnType<typeof start>) =>
  selectChatMessages(harness.snapshot).at(-1) as ModelMessage
