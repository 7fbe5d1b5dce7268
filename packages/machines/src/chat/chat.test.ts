import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { fakeResource, settle, startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { chatCases } from './chat.cases.ts'
import { chatMachine, createChatMachine } from './chat.machine.ts'
import {
  selectCanRetryReply,
  selectChatFailure,
  selectChatFailureKind,
  selectChatMessages,
  selectChatModel,
  selectChatStatus,
} from './chat.selectors.ts'
import type {
  ChatEvent,
  ChatInput,
  ChatMessage,
  ChatResources,
  ModelMessage,
  ReplyFact,
  ReplyRequest,
} from './chat.types.ts'

const start = (messages: readonly ChatMessage[] = []) =>
  startRig(chatMachine, chatCases, { model: 'flash', messages })

const reply = (rig: ReturnType<typeof start>) => rig.resources.reply!.holds.at(-1)!

const tell = (rig: ReturnType<typeof start>, fact: ReplyFact) => reply(rig).send(fact)

const say = async (text = 'Why?') => {
  const rig = start()
  await rig.send({ type: 'chat.send', text })
  return rig
}

const said = (rig: ReturnType<typeof start>) => selectChatMessages(rig.snapshot).map(({ text }) => text)
const lastReply = (rig: ReturnType<typeof start>) => selectChatMessages(rig.snapshot).at(-1) as ModelMessage

const isStreaming = (message: ChatMessage | undefined) =>
  message?.role === 'model' && message.ending === 'streaming'

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
        const mayGo = ['chat.retry', 'chat.edit', 'chat.clear', 'model.change']
        if (!reply || mayGo.includes(event.type)) return true
        const now = after.context.messages[(before?.context.messages.length ?? 0) - 1] as ModelMessage
        return now.text.startsWith(reply.text)
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

  it('shows the model the whole conversation, without replies of which nothing came', async () => {
    const rig = await say('one')
    tell(rig, { type: 'reply.delta', text: 'uno' })
    tell(rig, { type: 'reply.done', cutOff: false })
    await rig.send({ type: 'chat.send', text: 'two' }, { type: 'reply.stop' })
    await rig.send({ type: 'chat.send', text: 'three' })
    expect(reply(rig).input).toEqual({
      model: 'flash',
      turns: [
        { role: 'user', text: 'one' },
        { role: 'model', text: 'uno' },
        { role: 'user', text: 'two\n\nthree' },
      ],
    })
  })

  it('says when a reply was cut off', async () => {
    const rig = await say()
    tell(rig, { type: 'reply.delta', text: 'Bec' })
    tell(rig, { type: 'reply.done', cutOff: true })
    expect(lastReply(rig)).toEqual({ role: 'model', text: 'Bec', ending: 'cut-off', failure: null })
  })
})

describe('chat: stop', () => {
  it('keeps what has come, ends the stream, and lets nothing more in', async () => {
    const rig = await say()
    reply(rig).grant()
    await rig.settle()
    tell(rig, { type: 'reply.delta', text: 'Be' })
    await rig.send({ type: 'reply.stop' })
    expect(reply(rig).closes).toBe(1)
    tell(rig, { type: 'reply.delta', text: 'cause.' })
    tell(rig, { type: 'reply.failed', kind: 'network' })
    expect(lastReply(rig)).toEqual({ role: 'model', text: 'Be', ending: 'stopped', failure: null })
  })

  it('ends a stream that had not begun yet as soon as it does', async () => {
    const rig = await say()
    await rig.send({ type: 'reply.stop' })
    reply(rig).grant()
    await rig.settle()
    expect(reply(rig).closes).toBe(1)
  })
})

describe('chat: failures', () => {
  it('tells "reply" and why in the transcript, and keeps partial text', async () => {
    const rig = await say()
    tell(rig, { type: 'reply.delta', text: 'Be' })
    tell(rig, { type: 'reply.failed', kind: 'network' })
    expect(lastReply(rig)).toEqual({
      role: 'model',
      text: 'Be',
      ending: 'failed',
      failure: { code: 'reply', kind: 'network' },
    })
    expect(selectChatFailure(rig.snapshot)).toBe('reply')
    expect(selectChatFailureKind(rig.snapshot)).toBe('network')
  })

  it('tells "reply" when the stream cannot even begin', async () => {
    const rig = await say()
    reply(rig).deny(new PortError('blocked', 'PROHIBITED_CONTENT'))
    await rig.settle()
    expect(selectChatFailureKind(rig.snapshot)).toBe('blocked')
    expect(selectChatStatus(rig.snapshot)).toBe('idle')
  })

  it('never shows a reply of nothing as one', async () => {
    const rig = await say()
    tell(rig, { type: 'reply.delta', text: ' ' })
    tell(rig, { type: 'reply.done', cutOff: false })
    expect(selectChatFailure(rig.snapshot)).toBe('reply')
    expect(selectChatFailureKind(rig.snapshot)).toBe('empty')
  })

  it('are none of a chat in which nothing was said', () => {
    const rig = start()
    expect(selectChatFailure(rig.snapshot)).toBe(null)
    expect(selectChatFailureKind(rig.snapshot)).toBe(null)
  })

  it('gives up after two minutes without a word: a model may think long', async () => {
    const rig = await say()
    await rig.advance(119_999)
    expect(selectChatStatus(rig.snapshot)).toBe('waiting')
    await rig.advance(1)
    expect(selectChatFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('gives up after a minute of silence, counted anew from each piece', async () => {
    const rig = await say()
    tell(rig, { type: 'reply.delta', text: 'Be' })
    await rig.advance(59_999)
    tell(rig, { type: 'reply.delta', text: 'cause' })
    await rig.advance(59_999)
    expect(selectChatStatus(rig.snapshot)).toBe('receiving')
    await rig.advance(1)
    expect(lastReply(rig)).toMatchObject({ text: 'Because', failure: { code: 'reply', kind: 'timeout' } })
  })
})

describe('chat: again', () => {
  const failed = async () => {
    const rig = await say('Why?')
    tell(rig, { type: 'reply.delta', text: 'Be' })
    tell(rig, { type: 'reply.failed', kind: 'server' })
    return rig
  }

  it('asks anew after a failure, without the failed reply', async () => {
    const rig = await failed()
    expect(selectCanRetryReply(rig.snapshot)).toBe(true)
    await rig.send({ type: 'chat.retry' })
    expect(said(rig)).toEqual(['Why?', ''])
    expect(reply(rig).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'Why?' }] })
    expect(selectChatFailure(rig.snapshot)).toBe(null)
    expect(selectCanRetryReply(rig.snapshot)).toBe(false)
  })

  it('has nothing to ask anew in a fresh chat', async () => {
    const rig = start()
    expect(selectCanRetryReply(rig.snapshot)).toBe(false)
    await rig.send({ type: 'chat.retry' })
    expect(rig.held).toEqual([])
  })

  it('goes on from an earlier question said otherwise, and puts away what followed', async () => {
    const rig = await failed()
    await rig.send({ type: 'chat.send', text: 'And how?' }, { type: 'reply.stop' })
    await rig.send({ type: 'chat.edit', index: 0, text: 'When?' })
    expect(said(rig)).toEqual(['When?', ''])
  })

  it.each([1, -1, 7, 0.5, Number.NaN])(
    'edits nothing but what the visitor said: not message %s',
    async (index) => {
      const rig = await failed()
      await rig.send({ type: 'chat.edit', index, text: 'When?' })
      expect(said(rig)).toEqual(['Why?', 'Be'])
      expect(rig.held).toEqual([])
    },
  )
})

describe('chat: of two exchanges the last one counts', () => {
  const first = [
    { role: 'user', text: 'one' },
    { role: 'model', text: 'uno', ending: 'whole', failure: null },
  ] as const

  it('whose reply was nothing, whatever came before it', async () => {
    const rig = start(first)
    await rig.send({ type: 'chat.send', text: 'two' })
    tell(rig, { type: 'reply.done', cutOff: false })
    expect(lastReply(rig)).toMatchObject({ ending: 'failed', failure: { code: 'reply', kind: 'empty' } })
    expect(selectChatFailureKind(rig.snapshot)).toBe('empty')
    await rig.send({ type: 'chat.retry' })
    expect(said(rig)).toEqual(['one', 'uno', 'two', ''])
  })

  it('whose reply came whole, though the one before it failed', async () => {
    const failure = { code: 'reply', kind: 'server' } as const
    const rig = start([
      { role: 'user', text: 'one' },
      { role: 'model', text: '', ending: 'failed', failure },
    ])
    await rig.send({ type: 'chat.send', text: 'two' })
    tell(rig, { type: 'reply.delta', text: 'dos' })
    tell(rig, { type: 'reply.done', cutOff: false })
    expect(lastReply(rig).ending).toBe('whole')
    expect(selectChatFailure(rig.snapshot)).toBe(null)
  })

  it('when the visitor spoke last', async () => {
    const rig = start([...first, { role: 'user', text: 'two' }])
    await rig.send({ type: 'chat.retry' })
    expect(said(rig)).toEqual(['one', 'uno', 'two', ''])
  })
})

describe('chat: a fresh one', () => {
  it('starts with another model, and the reply on its way is dropped', async () => {
    const rig = await say()
    reply(rig).grant()
    await rig.settle()
    await rig.send({ type: 'model.change', model: 'pro' })
    expect(selectChatModel(rig.snapshot)).toBe('pro')
    expect(selectChatMessages(rig.snapshot)).toEqual([])
    expect(reply(rig).closes).toBe(1)
    await rig.send({ type: 'chat.send', text: 'Hi' })
    expect(reply(rig).input).toEqual({ model: 'pro', turns: [{ role: 'user', text: 'Hi' }] })
  })

  it('does not start with the same model chosen again', async () => {
    const rig = await say()
    await rig.send({ type: 'model.change', model: 'flash' })
    expect(selectChatStatus(rig.snapshot)).toBe('waiting')
  })

  it('starts when asked for', async () => {
    const rig = await say()
    await rig.send({ type: 'chat.clear' })
    expect(selectChatMessages(rig.snapshot)).toEqual([])
    expect(rig.held).toEqual([])
  })

  it('goes on with an earlier conversation, whose broken-off reply counts as stopped', async () => {
    const rig = start([
      { role: 'user', text: 'Hi' },
      { role: 'model', text: 'Hel', ending: 'streaming', failure: null },
    ])
    expect(lastReply(rig).ending).toBe('stopped')
    expect(selectCanRetryReply(rig.snapshot)).toBe(true)
  })

  it('takes no other reply of an earlier conversation for a broken-off one', () => {
    const earlier: readonly ChatMessage[] = [
      { role: 'user', text: 'Hi' },
      { role: 'model', text: 'Hello', ending: 'whole', failure: null },
      { role: 'user', text: 'Why?' },
      { role: 'model', text: '', ending: 'failed', failure: { code: 'reply', kind: 'server' } },
      { role: 'user', text: 'How?' },
      { role: 'model', text: 'So', ending: 'cut-off', failure: null },
    ]
    expect(selectChatMessages(start(earlier).snapshot)).toEqual(earlier)
  })

  it('asks for the reply to a conversation that ends with the visitor', async () => {
    const rig = start([{ role: 'user', text: 'Hi' }])
    await rig.send({ type: 'chat.retry' })
    expect(said(rig)).toEqual(['Hi', ''])
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
