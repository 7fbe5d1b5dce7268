import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { lastReply, reply, say, start, tell } from './chat.rig.ts'
import { selectChatFailure, selectChatFailureKind, selectChatStatus } from './chat.selectors.ts'

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
