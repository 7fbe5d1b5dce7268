import { describe, expect, it } from 'vitest'
import { lastReply, reply, messageTexts, sendMessage, start, emitReply } from './chat.harness.ts'
import { selectChatFailure, selectChatMessages, selectChatModel, selectChatStatus } from './chat.selectors.ts'
import type { ChatMessage, Reply } from './chat.types.ts'

describe('chat: retry and edit', () => {
  const failed = async () => {
    const harness = await sendMessage('Why?')
    emitReply(harness, { type: 'reply.delta', text: 'Be' })
    emitReply(harness, { type: 'reply.failed', kind: 'server' })
    return harness
  }

  it('asks again after a failure without the failed reply', async () => {
    const harness = await failed()
    expect(harness.snapshot.can({ type: 'chat.retry' })).toBe(true)
    await harness.send({ type: 'chat.retry' })
    expect(messageTexts(harness)).toEqual(['Why?', ''])
    expect(reply(harness).input).toEqual({ model: 'flash', turns: [{ role: 'user', text: 'Why?' }] })
    expect(selectChatFailure(harness.snapshot)).toBe(null)
    expect(harness.snapshot.can({ type: 'chat.retry' })).toBe(false)
  })

  it('ignores a retry in an empty chat', async () => {
    const harness = start()
    expect(harness.snapshot.can({ type: 'chat.retry' })).toBe(false)
    await harness.send({ type: 'chat.retry' })
    expect(harness.held).toEqual([])
  })

  it('replaces an edited question and removes everything after it', async () => {
    const harness = await failed()
    await harness.send({ type: 'chat.send', text: 'And how?' }, { type: 'reply.stop' })
    await harness.send({ type: 'chat.edit', index: 0, text: 'When?' })
    expect(messageTexts(harness)).toEqual(['When?', ''])
  })

  it.each([1, -1, 7, 0.5, Number.NaN])('edits only messages of the user: not message %s', async (index) => {
    const harness = await failed()
    await harness.send({ type: 'chat.edit', index, text: 'When?' })
    expect(messageTexts(harness)).toEqual(['Why?', 'Be'])
    expect(harness.held).toEqual([])
  })
})

describe('chat: versions of a reply', () => {
  const answered = async (...texts: readonly string[]) => {
    const harness = await sendMessage('Why?')
    for (const [at, text] of texts.entries()) {
      if (at > 0) await harness.send({ type: 'chat.retry' })
      emitReply(harness, { type: 'reply.delta', text })
      emitReply(harness, { type: 'reply.done', cutOff: false })
    }
    return harness
  }
  const textsOf = (replies: readonly Reply[] = []) => replies.map(({ text }) => text)
  const shown = (harness: Awaited<ReturnType<typeof answered>>) => {
    const { text, before, after } = lastReply(harness)
    return [textsOf(before), text, textsOf(after)]
  }

  it('keeps the earlier version on a retry and shows the new one', async () => {
    const harness = await answered('one', 'two', 'three')
    expect(shown(harness)).toEqual([['one', 'two'], 'three', []])
  })

  it('shows the selected version and sends it to the model', async () => {
    const harness = await answered('one', 'two', 'three')
    await harness.send({ type: 'version.show', index: 1, version: 1 })
    expect(shown(harness)).toEqual([['one'], 'two', ['three']])
    await harness.send({ type: 'version.show', index: 1, version: 0 })
    expect(shown(harness)).toEqual([[], 'one', ['two', 'three']])
    await harness.send({ type: 'chat.send', text: 'And?' })
    expect(reply(harness).input).toMatchObject({ turns: [{}, { text: 'one' }, { text: 'And?' }] })
  })

  it('adds a new version at the end, whichever is shown', async () => {
    const harness = await answered('one', 'two')
    await harness.send({ type: 'version.show', index: 1, version: 0 }, { type: 'chat.retry' })
    expect(shown(harness)).toEqual([['one', 'two'], '', []])
  })

  it('keeps the earlier versions when the new one fails, and removes an empty one', async () => {
    const harness = await answered('one')
    await harness.send({ type: 'chat.retry' })
    emitReply(harness, { type: 'reply.failed', kind: 'blocked' })
    expect(shown(harness)).toEqual([['one'], '', []])
    await harness.send({ type: 'chat.retry' })
    expect(shown(harness)).toEqual([['one'], '', []])
    await harness.send({ type: 'reply.stop' }, { type: 'version.show', index: 1, version: 0 })
    expect(lastReply(harness)).toMatchObject({ text: 'one', ending: 'whole', failure: null })
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
    const harness = await answered('one', 'two')
    const before = selectChatMessages(harness.snapshot)
    await harness.send({ type: 'version.show', index, version })
    expect(selectChatMessages(harness.snapshot)).toBe(before)
  })

  it('has no versions after a reply without text', async () => {
    const harness = await sendMessage()
    emitReply(harness, { type: 'reply.failed', kind: 'network' })
    await harness.send({ type: 'chat.retry' })
    expect(lastReply(harness)).not.toHaveProperty('before')
  })

  it('changes nothing when the only version is selected', async () => {
    const harness = await answered('one')
    const before = selectChatMessages(harness.snapshot)
    await harness.send({ type: 'version.show', index: 1, version: 0 })
    expect(selectChatMessages(harness.snapshot)).toBe(before)
  })

  it('changes only the reply whose version is selected', async () => {
    const harness = await answered('one', 'two')
    await harness.send({ type: 'chat.send', text: 'And?' }, { type: 'reply.stop' })
    const before = selectChatMessages(harness.snapshot)
    await harness.send({ type: 'version.show', index: 1, version: 0 })
    expect(selectChatMessages(harness.snapshot)[3]).toBe(before[3])
  })

  it('does not switch versions while a reply is streaming', async () => {
    const harness = await answered('one')
    await harness.send({ type: 'chat.retry' }, { type: 'version.show', index: 1, version: 0 })
    expect(shown(harness)).toEqual([['one'], '', []])
  })
})

describe('chat: the last of two exchanges', () => {
  const first = [
    { role: 'user', text: 'one' },
    { role: 'model', text: 'uno', ending: 'whole', failure: null },
  ] as const

  it('is retried when its reply is empty', async () => {
    const harness = start(first)
    await harness.send({ type: 'chat.send', text: 'two' })
    emitReply(harness, { type: 'reply.done', cutOff: false })
    expect(lastReply(harness)).toMatchObject({ ending: 'failed', failure: { code: 'reply', kind: 'empty' } })
    expect(lastReply(harness).failure?.kind).toBe('empty')
    await harness.send({ type: 'chat.retry' })
    expect(messageTexts(harness)).toEqual(['one', 'uno', 'two', ''])
  })

  it('is retried when its reply is complete and an earlier one failed', async () => {
    const failure = { code: 'reply', kind: 'server' } as const
    const harness = start([
      { role: 'user', text: 'one' },
      { role: 'model', text: '', ending: 'failed', failure },
    ])
    await harness.send({ type: 'chat.send', text: 'two' })
    emitReply(harness, { type: 'reply.delta', text: 'dos' })
    emitReply(harness, { type: 'reply.done', cutOff: false })
    expect(lastReply(harness).ending).toBe('whole')
    expect(selectChatFailure(harness.snapshot)).toBe(null)
  })

  it('is retried when it has no reply', async () => {
    const harness = start([...first, { role: 'user', text: 'two' }])
    await harness.send({ type: 'chat.retry' })
    expect(messageTexts(harness)).toEqual(['one', 'uno', 'two', ''])
  })
})

describe('chat: a new conversation', () => {
  it('starts with another model and aborts the pending reply', async () => {
    const harness = await sendMessage()
    reply(harness).grant()
    await harness.settle()
    await harness.send({ type: 'model.change', model: 'pro' })
    expect(selectChatModel(harness.snapshot)).toBe('pro')
    expect(selectChatMessages(harness.snapshot)).toEqual([])
    expect(reply(harness).closes).toBe(1)
    await harness.send({ type: 'chat.send', text: 'Hi' })
    expect(reply(harness).input).toEqual({ model: 'pro', turns: [{ role: 'user', text: 'Hi' }] })
  })

  it('does not start when the same model is selected', async () => {
    const harness = await sendMessage()
    await harness.send({ type: 'model.change', model: 'flash' })
    expect(selectChatStatus(harness.snapshot)).toBe('waiting')
  })

  it('starts on request', async () => {
    const harness = await sendMessage()
    await harness.send({ type: 'chat.clear' })
    expect(selectChatMessages(harness.snapshot)).toEqual([])
    expect(harness.held).toEqual([])
  })

  it('continues an earlier conversation and marks its interrupted reply as stopped', async () => {
    const harness = start([
      { role: 'user', text: 'Hi' },
      { role: 'model', text: 'Hel', ending: 'streaming', failure: null },
    ])
    expect(lastReply(harness).ending).toBe('stopped')
    expect(harness.snapshot.can({ type: 'chat.retry' })).toBe(true)
  })

  it('keeps the endings of all other replies', () => {
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

  it('stops only the interrupted reply of several', () => {
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

  it('can ask for the reply to a final question', async () => {
    const harness = start([{ role: 'user', text: 'Hi' }])
    await harness.send({ type: 'chat.retry' })
    expect(messageTexts(harness)).toEqual(['Hi', ''])
  })
})
