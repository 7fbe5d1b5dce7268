import { describe, expect, it } from 'vitest'
import type { SessionCommand } from './live-chat.types.ts'
import { addWaiting, waitingLimit } from './waiting.ts'

const audio = (n: number): SessionCommand => ({ type: 'audio', chunk: new ArrayBuffer(n) })
const text = (n: number): SessionCommand => ({ type: 'text', text: `${n}` })
const many = (of: (n: number) => SessionCommand, count = waitingLimit) =>
  Array.from({ length: count }, (_, n) => of(n))

describe('what waits for the next session', () => {
  it('keeps its order', () => {
    const waiting = [audio(1), text(2), audio(3)]
    expect(waiting.reduce<readonly SessionCommand[]>(addWaiting, [])).toEqual(waiting)
  })

  it('keeps all of it as long as there is room', () => {
    const full = many(audio)
    expect(full.reduce<readonly SessionCommand[]>(addWaiting, [])).toEqual(full)
  })

  it('drops the oldest speech when there is too much, never a typed message', () => {
    const full = [text(0), ...many(audio, waitingLimit - 1)]
    const waiting = addWaiting(full, audio(99))
    expect(waiting).toHaveLength(16)
    expect(waiting[0]).toBe(full[0])
    expect(waiting).not.toContain(full[1])
    expect(waiting.at(-1)).toMatchObject({ chunk: { byteLength: 99 } })
  })

  it('takes no more once all of it is typed', () => {
    const full = many(text)
    expect(addWaiting(full, text(99))).toEqual(full)
    expect(addWaiting(full, audio(99))).toEqual(full)
  })
})
