import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic, InputFrom } from 'xstate'
import { PortError, type FailureKind } from '../port/index.ts'
import { fakeResource, settle } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { chatCases } from './chat.cases.ts'
import { chatMachine, createChatMachine } from './chat.machine.ts'
import { versionsOf } from './messages.ts'
import { lastReply, reply, said, say, start, tell } from './chat.rig.ts'
import { selectChatFailureKind, selectChatMessages, selectChatStatus } from './chat.selectors.ts'
import type {
  ChatEvent,
  ChatInput,
  ChatMessage,
  ChatResources,
  ModelMessage,
  ReplyFact,
  ReplyRequest,
} from './chat.types.ts'

const isStreaming = (message: ChatMessage | undefined) =>
  message?.role === 'model' && message.ending === 'streaming'

/** Every text of a conversation, in every version. */
const textsOf = (messages: readonly ChatMessage[]) =>
  messages.flatMap((message) =>
    message.role === 'user' ? [message.text] : versionsOf(message).map(({ text }) => text),
  )

describeChart(chatMachine, chatCases, {
  invariants: {
    'the last message streams exactly while a reply is on its way, and no other does': ({ snapshot }) => {
      const { messages } = snapshot.context
      return (
        isStreaming(messages.at(-1)) === snapshot.matches('streaming') &&
        !messages.slice(0, -1).some(isStreaming)
      )
    },
    'a message has a failure exactly when it failed': ({ snapshot }) =>
      snapshot.context.messages.every(
        (message) => message.role === 'user' || (message.failure !== null) === (message.ending === 'failed'),
      ),
    'the visitor and the model take turns, and the visitor begins': ({ snapshot }) =>
      snapshot.context.messages.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'model')),
    'nothing blank is said': ({ snapshot }) =>
      snapshot.context.messages.every(({ role, text }) => role === 'model' || text.trim() !== ''),
    'a reply keeps what came of it, unless it is asked for anew': ({ steps }) =>
      steps.every(({ before, after, event }) => {
        const reply = before?.context.messages.at(-1) as ModelMessage | undefined
        const mayGo = ['chat.retry', 'chat.edit', 'chat.clear', 'model.change', 'version.show']
        if (!reply || mayGo.includes(event.type)) return true
        const now = after.context.messages[(before?.context.messages.length ?? 0) - 1] as ModelMessage
        return now.text.startsWith(reply.text)
      }),
    'asking again and showing another version lose no word of any reply': ({ steps }) =>
      steps.every(({ before, after, event }) => {
        if (!before || !['chat.retry', 'version.show'].includes(event.type)) return true
        const now = new Set(textsOf(after.context.messages))
        return textsOf(before.context.messages).every((text) => text.trim() === '' || now.has(text))
      }),
    'another model starts a fresh chat': ({ steps }) =>
      steps.every(
        ({ before, after }) =>
          !before || before.context.model === after.context.model || after.context.messages.length === 0,
      ),
  },
})

describe('chat: a turn', () => {
  it('streams the reply in, piece by piece', async () => {
    const rig = await say('Why?')
    expect(selectChatStatus(rig.snapshot)).toBe('waiting')
    expect(said(rig)).toEqual(['Why?', ''])
    expect(reply(rig).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'Why?' }] })
    reply(rig).grant()
    tell(rig, { type: 'reply.delta', text: 'Be' })
    expect(selectChatStatus(rig.snapshot)).toBe('receiving')
    tell(rig, { type: 'reply.delta', text: 'cause.' })
    expect(said(rig)).toEqual(['Why?', 'Because.'])
    tell(rig, { type: 'reply.done', cutOff: false })
    await rig.settle()
    expect(selectChatStatus(rig.snapshot)).toBe('idle')
    expect(lastReply(rig).ending).toBe('whole')
    expect(reply(rig).closes).toBe(1)
  })

  it.each(['', '  ', '\n'])('does nothing for the blank %o', async (text) => {
    const rig = await say(text)
    expect(selectChatMessages(rig.snapshot)).toEqual([])
    expect(rig.held).toEqual([])
  })

  it('takes one message at a time', async () => {
    const rig = await say('first')
    await rig.send({ type: 'chat.send', text: 'second' }, { type: 'chat.edit', index: 0, text: 'other' })
    expect(said(rig)).toEqual(['first', ''])
    expect(rig.resources.reply?.holds).toHaveLength(1)
  })

  it('shows the model the whole conversation', async () => {
    const rig = await say('one')
    tell(rig, { type: 'reply.delta', text: 'uno' })
    tell(rig, { type: 'reply.done', cutOff: true })
    await rig.send({ type: 'chat.send', text: 'two' })
    tell(rig, { type: 'reply.delta', text: 'do' })
    await rig.send({ type: 'reply.stop' })
    await rig.send({ type: 'chat.send', text: 'three' })
    expect(reply(rig).input).toEqual({
      model: 'flash',
      turns: [
        { role: 'user', text: 'one' },
        { role: 'model', text: 'uno' },
        { role: 'user', text: 'two' },
        { role: 'model', text: 'do' },
        { role: 'user', text: 'three' },
      ],
    })
  })

  const failure = (kind: FailureKind) => ({ code: 'reply', kind }) as const
  it.each<[string, ModelMessage]>([
    ['was blocked', { role: 'model', text: '', ending: 'failed', failure: failure('blocked') }],
    ['was withheld halfway', { role: 'model', text: 'Be', ending: 'failed', failure: failure('blocked') }],
    ['was lost halfway', { role: 'model', text: 'Be', ending: 'failed', failure: failure('network') }],
    ['came to nothing', { role: 'model', text: ' ', ending: 'failed', failure: failure('empty') }],
    ['was stopped before its first word', { role: 'model', text: '', ending: 'stopped', failure: null }],
  ])('leaves a question out of what follows when its reply %s', async (_, spoiled) => {
    const rig = start([{ role: 'user', text: 'refused' }, spoiled])
    await rig.send({ type: 'chat.send', text: 'plain' })
    expect(reply(rig).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'plain' }] })
    await rig.send({ type: 'reply.stop' }, { type: 'chat.retry' })
    expect(reply(rig).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'plain' }] })
  })

  it('says when a reply was cut off', async () => {
    const rig = await say()
    tell(rig, { type: 'reply.delta', text: 'Bec' })
    tell(rig, { type: 'reply.done', cutOff: true })
    expect(lastReply(rig)).toEqual({ role: 'model', text: 'Bec', ending: 'cut-off', failure: null })
  })
})

describe('chat: types', () => {
  it('are what hosts write against', async () => {
    expectTypeOf<EventFromLogic<typeof chatMachine>>().toEqualTypeOf<ChatEvent>()
    expectTypeOf<InputFrom<typeof chatMachine>>().toEqualTypeOf<ChatInput>()
    expectTypeOf<{ type: 'model.change'; model: 'ultra' }>().not.toExtend<ChatEvent>()
    expectTypeOf(createChatMachine).parameter(0).toEqualTypeOf<ChatResources>()
    expectTypeOf<{ reply: () => Promise<string> }>().not.toExtend<ChatResources>()

    const { open, holds } = fakeResource<ReplyRequest, ReplyFact>()
    const actor = createActor(createChatMachine({ reply: open }), {
      input: { model: 'flash', messages: [] },
    }).start()
    actor.send({ type: 'chat.send', text: 'Hi' })
    holds[0]?.deny(new PortError('network', 'offline'))
    await settle()
    expect(selectChatFailureKind(actor.getSnapshot())).toBe('network')
    actor.stop()
  })
})
