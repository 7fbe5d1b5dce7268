import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic, InputFrom } from 'xstate'
import { PortError, type FailureKind } from '../port/index.ts'
import { fakeResource, settle } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { chatFixtures } from './chat.fixtures.ts'
import { chatMachine, createChatMachine } from './chat.machine.ts'
import { listVersions } from './messages.ts'
import { lastReply, reply, messageTexts, sendMessage, start, emitReply } from './chat.harness.ts'
import { selectChatMessages, selectChatStatus } from './chat.selectors.ts'
import type {
  ChatEvent,
  ChatInput,
  ChatMessage,
  ChatResources,
  ModelMessage,
  ReplyEvent,
  ReplyRequest,
} from './chat.types.ts'

const isStreaming = (message: ChatMessage | undefined) =>
  message?.role === 'model' && message.ending === 'streaming'

/** All texts of a conversation, in all versions. */
const textsOf = (messages: readonly ChatMessage[]) =>
  messages.flatMap((message) =>
    message.role === 'user' ? [message.text] : listVersions(message).map(({ text }) => text),
  )

describeChart(chatMachine, chatFixtures, {
  invariants: {
    'the last message, and no other, streams exactly while a reply is pending': ({ snapshot }) => {
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
    'user and model take turns, and the user begins': ({ snapshot }) =>
      snapshot.context.messages.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'model')),
    'no message is blank': ({ snapshot }) =>
      snapshot.context.messages.every(({ role, text }) => role === 'model' || text.trim() !== ''),
    'a reply keeps its text unless it is asked for again': ({ steps }) =>
      steps.every(({ before, after, event }) => {
        const reply = before?.context.messages.at(-1) as ModelMessage | undefined
        const mayGo = ['chat.retry', 'chat.edit', 'chat.clear', 'model.change', 'version.show']
        if (!reply || mayGo.includes(event.type)) return true
        const now = after.context.messages[(before?.context.messages.length ?? 0) - 1] as ModelMessage
        return now.text.startsWith(reply.text)
      }),
    'a retry and another version lose no text of any reply': ({ steps }) =>
      steps.every(({ before, after, event }) => {
        if (!before || !['chat.retry', 'version.show'].includes(event.type)) return true
        const now = new Set(textsOf(after.context.messages))
        return textsOf(before.context.messages).every((text) => text.trim() === '' || now.has(text))
      }),
    'another model starts a new chat': ({ steps }) =>
      steps.every(
        ({ before, after }) =>
          !before || before.context.model === after.context.model || after.context.messages.length === 0,
      ),
  },
})

describe('chat: a turn', () => {
  it('streams the reply in chunks', async () => {
    const harness = await sendMessage('Why?')
    expect(selectChatStatus(harness.snapshot)).toBe('waiting')
    expect(messageTexts(harness)).toEqual(['Why?', ''])
    expect(reply(harness).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'Why?' }] })
    reply(harness).grant()
    emitReply(harness, { type: 'reply.delta', text: 'Be' })
    expect(selectChatStatus(harness.snapshot)).toBe('receiving')
    emitReply(harness, { type: 'reply.delta', text: 'cause.' })
    expect(messageTexts(harness)).toEqual(['Why?', 'Because.'])
    emitReply(harness, { type: 'reply.done', cutOff: false })
    await harness.settle()
    expect(selectChatStatus(harness.snapshot)).toBe('idle')
    expect(lastReply(harness).ending).toBe('whole')
    expect(reply(harness).closes).toBe(1)
  })

  it.each(['', '  ', '\n'])('ignores the blank message %o', async (text) => {
    const harness = await sendMessage(text)
    expect(selectChatMessages(harness.snapshot)).toEqual([])
    expect(harness.held).toEqual([])
  })

  it('accepts one message at a time', async () => {
    const harness = await sendMessage('first')
    await harness.send({ type: 'chat.send', text: 'second' }, { type: 'chat.edit', index: 0, text: 'other' })
    expect(messageTexts(harness)).toEqual(['first', ''])
    expect(harness.resources.reply?.holds).toHaveLength(1)
  })

  it('sends the whole conversation to the model', async () => {
    const harness = await sendMessage('one')
    emitReply(harness, { type: 'reply.delta', text: 'uno' })
    emitReply(harness, { type: 'reply.done', cutOff: true })
    await harness.send({ type: 'chat.send', text: 'two' })
    emitReply(harness, { type: 'reply.delta', text: 'do' })
    await harness.send({ type: 'reply.stop' })
    await harness.send({ type: 'chat.send', text: 'three' })
    expect(reply(harness).input).toEqual({
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
  ])('leaves out a question whose reply %s', async (_, spoiled) => {
    const harness = start([{ role: 'user', text: 'refused' }, spoiled])
    await harness.send({ type: 'chat.send', text: 'plain' })
    expect(reply(harness).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'plain' }] })
    await harness.send({ type: 'reply.stop' }, { type: 'chat.retry' })
    expect(reply(harness).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'plain' }] })
  })

  it('leaves out a question without a reply', async () => {
    const harness = start([{ role: 'user', text: 'lost' }])
    await harness.send({ type: 'chat.send', text: 'plain' })
    expect(reply(harness).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'plain' }] })
  })

  it('marks a reply that was cut off', async () => {
    const harness = await sendMessage()
    emitReply(harness, { type: 'reply.delta', text: 'Bec' })
    emitReply(harness, { type: 'reply.done', cutOff: true })
    expect(lastReply(harness)).toEqual({ role: 'model', text: 'Bec', ending: 'cut-off', failure: null })
  })
})

describe('chat: types', () => {
  it('match what hosts use', async () => {
    expectTypeOf<EventFromLogic<typeof chatMachine>>().toEqualTypeOf<ChatEvent>()
    expectTypeOf<InputFrom<typeof chatMachine>>().toEqualTypeOf<ChatInput>()
    expectTypeOf<{ type: 'model.change'; model: 'ultra' }>().not.toExtend<ChatEvent>()
    expectTypeOf(createChatMachine).parameter(0).toEqualTypeOf<ChatResources>()
    expectTypeOf<{ reply: () => Promise<string> }>().not.toExtend<ChatResources>()

    const { open, holds } = fakeResource<ReplyRequest, ReplyEvent>()
    const actor = createActor(createChatMachine({ reply: open }), {
      input: { model: 'flash', messages: [] },
    }).start()
    actor.send({ type: 'chat.send', text: 'Hi' })
    holds[0]?.deny(new PortError('network', 'offline'))
    await settle()
    expect(actor.getSnapshot().context.messages.at(-1)).toMatchObject({ failure: { kind: 'network' } })
    actor.stop()
  })
})
