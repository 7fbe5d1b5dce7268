import { describe, expect, it } from 'vitest'
import { lastReply, reply, said, say, start, tell } from './chat.rig.ts'
import {
  selectCanRetryReply,
  selectChatFailure,
  selectChatFailureKind,
  selectChatMessages,
  selectChatModel,
  selectChatStatus,
} from './chat.selectors.ts'
import type { ChatMessage, Reply } from './chat.types.ts'

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

describe('chat: versions of a reply', () => {
  const answered = async (...texts: readonly string[]) => {
    const rig = await say('Why?')
    for (const [at, text] of texts.entries()) {
      if (at > 0) await rig.send({ type: 'chat.retry' })
      tell(rig, { type: 'reply.delta', text })
      tell(rig, { type: 'reply.done', cutOff: false })
    }
    return rig
  }
  const textsOf = (replies: readonly Reply[] = []) => replies.map(({ text }) => text)
  const shown = (rig: Awaited<ReturnType<typeof answered>>) => {
    const { text, before, after } = lastReply(rig)
    return [textsOf(before), text, textsOf(after)]
  }

  it('keeps the earlier one when the visitor asks again, and shows the new one', async () => {
    const rig = await answered('one', 'two', 'three')
    expect(shown(rig)).toEqual([['one', 'two'], 'three', []])
  })

  it('shows the one that is chosen, and the model is shown the same', async () => {
    const rig = await answered('one', 'two', 'three')
    await rig.send({ type: 'version.show', index: 1, version: 1 })
    expect(shown(rig)).toEqual([['one'], 'two', ['three']])
    await rig.send({ type: 'version.show', index: 1, version: 0 })
    expect(shown(rig)).toEqual([[], 'one', ['two', 'three']])
    await rig.send({ type: 'chat.send', text: 'And?' })
    expect(reply(rig).input).toMatchObject({ turns: [{}, { text: 'one' }, { text: 'And?' }] })
  })

  it('asks for one more from whichever is shown, which then is the last', async () => {
    const rig = await answered('one', 'two')
    await rig.send({ type: 'version.show', index: 1, version: 0 }, { type: 'chat.retry' })
    expect(shown(rig)).toEqual([['one', 'two'], '', []])
  })

  it('keeps the earlier ones when the new one fails, and puts away one of which nothing came', async () => {
    const rig = await answered('one')
    await rig.send({ type: 'chat.retry' })
    tell(rig, { type: 'reply.failed', kind: 'blocked' })
    expect(shown(rig)).toEqual([['one'], '', []])
    await rig.send({ type: 'chat.retry' })
    expect(shown(rig)).toEqual([['one'], '', []])
    await rig.send({ type: 'reply.stop' }, { type: 'version.show', index: 1, version: 0 })
    expect(lastReply(rig)).toMatchObject({ text: 'one', ending: 'whole', failure: null })
  })

  it.each([
    [1, 2],
    [1, 1],
    [1, -1],
    [1, 0.5],
    [0, 0],
    [7, 0],
    [Number.NaN, Number.NaN],
  ])('changes nothing when message %s has no other version %s', async (index, version) => {
    const rig = await answered('one', 'two')
    const before = selectChatMessages(rig.snapshot)
    await rig.send({ type: 'version.show', index, version })
    expect(selectChatMessages(rig.snapshot)).toBe(before)
  })

  it('shows no other one while a reply streams in', async () => {
    const rig = await answered('one')
    await rig.send({ type: 'chat.retry' }, { type: 'version.show', index: 1, version: 0 })
    expect(shown(rig)).toEqual([['one'], '', []])
  })
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

  it('stops the one reply that was broken off, and leaves the exchange before it as it was', () => {
    const whole: readonly ChatMessage[] = [
      { role: 'user', text: 'Hi' },
      { role: 'model', text: 'Hello', ending: 'whole', failure: null },
      { role: 'user', text: 'Why?' },
    ]
    const reply = { role: 'model', text: 'Be', ending: 'streaming', failure: null } as const
    expect(selectChatMessages(start([...whole, reply]).snapshot)).toEqual([
      ...whole,
      { ...reply, ending: 'stopped' },
    ])
  })

  it('asks for the reply to a conversation that ends with the visitor', async () => {
    const rig = start([{ role: 'user', text: 'Hi' }])
    await rig.send({ type: 'chat.retry' })
    expect(said(rig)).toEqual(['Hi', ''])
  })
})
