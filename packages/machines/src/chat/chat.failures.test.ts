import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { lastReply, reply, sendMessage, start, emitReply } from './chat.harness.ts'
import { selectChatFailure, selectChatStatus } from './chat.selectors.ts'

describe('chat: stop', () => {
  it('keeps the text received, ends the stream, and ignores later chunks', async () => {
    const harness = await sendMessage()
    reply(harness).grant()
    await harness.settle()
    emitReply(harness, { type: 'reply.delta', text: 'Be' })
    await harness.send({ type: 'reply.stop' })
    expect(reply(harness).closes).toBe(1)
    emitReply(harness, { type: 'reply.delta', text: 'cause.' })
    emitReply(harness, { type: 'reply.failed', kind: 'network' })
    expect(lastReply(harness)).toEqual({ role: 'model', text: 'Be', ending: 'stopped', failure: null })
  })

  it('ends a stream that opens after the stop', async () => {
    const harness = await sendMessage()
    await harness.send({ type: 'reply.stop' })
    reply(harness).grant()
    await harness.settle()
    expect(reply(harness).closes).toBe(1)
  })
})

describe('chat: failures', () => {
  it('shows "reply" and its kind in the transcript and keeps partial text', async () => {
    const harness = await sendMessage()
    emitReply(harness, { type: 'reply.delta', text: 'Be' })
    emitReply(harness, { type: 'reply.failed', kind: 'network' })
    expect(lastReply(harness)).toEqual({
      role: 'model',
      text: 'Be',
      ending: 'failed',
      failure: { code: 'reply', kind: 'network' },
    })
    expect(selectChatFailure(harness.snapshot)).toBe('reply')
    expect(lastReply(harness).failure?.kind).toBe('network')
  })

  it('fails with "reply" when the stream cannot open', async () => {
    const harness = await sendMessage()
    reply(harness).deny(new PortError('blocked', 'PROHIBITED_CONTENT'))
    await harness.settle()
    expect(lastReply(harness).failure?.kind).toBe('blocked')
    expect(selectChatStatus(harness.snapshot)).toBe('idle')
  })

  it('treats an empty reply as a failure', async () => {
    const harness = await sendMessage()
    emitReply(harness, { type: 'reply.delta', text: ' ' })
    emitReply(harness, { type: 'reply.done', cutOff: false })
    expect(selectChatFailure(harness.snapshot)).toBe('reply')
    expect(lastReply(harness).failure?.kind).toBe('empty')
  })

  it('has no failure in an empty chat', () => {
    const harness = start()
    expect(selectChatFailure(harness.snapshot)).toBe(null)
  })

  it('fails after two minutes without a chunk, because a model may think long', async () => {
    const harness = await sendMessage()
    await harness.advance(119_999)
    expect(selectChatStatus(harness.snapshot)).toBe('waiting')
    await harness.advance(1)
    expect(lastReply(harness).failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('fails a minute after the last chunk', async () => {
    const harness = await sendMessage()
    emitReply(harness, { type: 'reply.delta', text: 'Be' })
    await harness.advance(59_999)
    emitReply(harness, { type: 'reply.delta', text: 'cause' })
    await harness.advance(59_999)
    expect(selectChatStatus(harness.snapshot)).toBe('receiving')
    await harness.advance(1)
    expect(lastReply(harness)).toMatchObject({ text: 'Because', failure: { code: 'reply', kind: 'timeout' } })
  })
})
