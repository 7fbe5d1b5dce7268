import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../live-chat.types.ts'
import { enqueueCommand, queueLimit } from './command-queue.ts'

const audio = (n: number): SessionCommand => ({ type: 'audio', chunk: new ArrayBuffer(n) })
const text = (n: number): SessionCommand => ({ type: 'text', text: `${n}` })
const many = (of: (n: number) => SessionCommand, count = queueLimit) =>
  Array.from({ length: count }, (_, n) => of(n))

describe('enqueueCommand', () => {
  it('keeps the order', () => {
    const queue = [audio(1), text(2), audio(3)]
    expect(queue.reduce<readonly SessionCommand[]>(enqueueCommand, [])).toEqual(queue)
  })

  it('keeps everything up to the limit', () => {
    const full = many(audio)
    expect(full.reduce<readonly SessionCommand[]>(enqueueCommand, [])).toEqual(full)
  })

  it('drops the oldest speech beyond the limit, never typed text', () => {
    const full = [text(0), ...many(audio, queueLimit - 1)]
    const queue = enqueueCommand(full, audio(99))
    expect(queue).toHaveLength(16)
    expect(queue[0]).toBe(full[0])
    expect(queue).not.toContain(full[1])
    expect(queue.at(-1)).toMatchObject({ chunk: { byteLength: 99 } })
  })

  it('drops new commands when all entries are text', () => {
    const full = many(text)
    expect(enqueueCommand(full, text(99))).toEqual(full)
    expect(enqueueCommand(full, audio(99))).toEqual(full)
  })
})
