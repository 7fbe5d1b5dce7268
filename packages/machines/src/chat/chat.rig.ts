import { startRig } from '../testing/index.ts'
import { chatCases } from './chat.cases.ts'
import { chatMachine } from './chat.machine.ts'
import { selectChatMessages } from './chat.selectors.ts'
import type { ChatMessage, ModelMessage, ReplyFact } from './chat.types.ts'

export const start = (messages: readonly ChatMessage[] = []) =>
  startRig(chatMachine, chatCases, { model: 'flash', messages })

export const reply = (rig: ReturnType<typeof start>) => rig.resources.reply!.holds.at(-1)!

export const tell = (rig: ReturnType<typeof start>, fact: ReplyFact) => reply(rig).send(fact)

export const say = async (text = 'Why?') => {
  const rig = start()
  await rig.send({ type: 'chat.send', text })
  return rig
}

export const said = (rig: ReturnType<typeof start>) =>
  selectChatMessages(rig.snapshot).map(({ text }) => text)

export const lastReply = (rig: ReturnType<typeof start>) =>
  selectChatMessages(rig.snapshot).at(-1) as ModelMessage
