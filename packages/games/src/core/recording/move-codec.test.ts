import { describe, expect, it } from 'vitest'
import { recordings } from '../../testing/recorded-runs.ts'
import { choice, codeLimit, createMoveCodec, flag, optional, range } from './move-codec.ts'

const strange = [-1, -0.5, 0.5, 65_536, 2 ** 31, 2 ** 53, 1e300, Infinity, -Infinity, Number.NaN]

describe('createMoveCodec', () => {
  const codec = createMoveCodec<{
    go: 'up' | 'down' | null
    steer: number
    target: number | null
    undo: boolean
  }>({
    go: choice(null, 'up', 'down'),
    steer: range(-1, 1, 4),
    target: optional(range(0, 10)),
    undo: flag,
  })
  const rest = { go: null, steer: 0, target: null, undo: false }

  it('round-trips every move', () => {
    for (const go of [null, 'up', 'down'] as const)
      for (let steer = -4; steer <= 4; steer++)
        for (const target of [null, 0, 1, 10])
          for (const undo of [true, false]) {
            const moves = { go, steer: steer / 4, target, undo }
            expect(codec.decodeMove(codec.encodeMove(moves))).toEqual(moves)
          }
  })

  it('encodes no input as 0', () => {
    expect(codec.encodeMove(rest)).toBe(0)
    expect(codec.decodeMove(0)).toEqual(rest)
  })

  it('rounds and limits numbers', () => {
    const play = (steer: number, target: number | null) =>
      codec.decodeMove(codec.encodeMove({ ...rest, steer, target }))
    expect(play(0.3, 2.6)).toMatchObject({ steer: 0.25, target: 3 })
    expect(play(-7, 999)).toMatchObject({ steer: -1, target: 10 })
    expect(play(Number.NaN, -5)).toMatchObject({ steer: 0, target: 0 })
    expect(Object.is(play(-0.1, null).steer, 0)).toBe(true)
  })

  it.each(strange)('decodes %d as no input', (code) => expect(codec.decodeMove(code)).toEqual(rest))

  it('refuses moves that need more codes than there are', () =>
    expect(() => createMoveCodec<{ at: number }>({ at: range(0, codeLimit) })).toThrow(RangeError))
})

/** Returns whether a field has a value that a player can enter. */
const isLegal: Record<string, (value: unknown) => boolean> = {
  jump: (value) => typeof value === 'boolean',
  go: (value) => [null, 'up', 'right', 'down', 'left'].includes(value as string | null),
  turn: (value) => [null, 'up', 'right', 'down', 'left', 'wait', -1, 0, 1].includes(value as string | null),
  steer: (value) => Number.isInteger((value as number) * 64) && Math.abs(value as number) <= 1,
  target: (value) =>
    value === null || (Number.isInteger(Number(value) / 4) && Number(value) >= 0 && Number(value) <= 480),
  choose: (value) => [-1, 0, 1].includes(value as number),
  station: (value) => [null, 0, 1, 2, 3, 4].includes(value as number | null),
  seat: (value) => [null, 0, 1, 2].includes(value as number | null),
  pick: (value) => [null, 0, 1, 2, 3, 4, 5, 6, 7, 8].includes(value as number | null),
  point: (value) =>
    value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 192 * 256),
  command: (value) =>
    value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 121),
}
const isFlag = (value: unknown) => typeof value === 'boolean'

describe.each(Object.entries(recordings))('the codec of %s', (_, { encode, decode }) => {
  it('decodes every number as a legal move, and encodes it back', () => {
    const wrong: unknown[] = []
    const known = new Set<number>()
    for (const code of [...Array(codeLimit).keys(), ...strange]) {
      const moves = decode(code) as Record<string, unknown>
      const legal = Object.entries(moves).every(([name, value]) => (isLegal[name] ?? isFlag)(value))
      const again = encode(moves)
      known.add(again)
      if (!legal || (again !== code && again !== 0)) wrong.push({ code, moves })
    }
    expect(wrong).toEqual([])
    // The codes are those from 0 up, without a gap.
    expect(Math.max(...known)).toBe(known.size - 1)
  })
})
