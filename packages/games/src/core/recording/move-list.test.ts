import { describe, expect, it } from 'vitest'
import { maxRecordedSteps } from '../../bridge/index.ts'
import { Random } from '../random.ts'
import { createMoveList, readMoves, writeMoves } from './move-list.ts'

describe('a move list', () => {
  it('stores equal codes in a row once', () => {
    const moves = createMoveList()
    for (const code of [5, 5, 5, 0, 5]) moves.add(code)
    expect([...moves.pairs()]).toEqual([
      [3, 5],
      [1, 0],
      [1, 5],
    ])
    expect(moves.getSteps()).toBe(5)
  })

  it('round-trips through its bytes', () => {
    const random = new Random(1)
    const moves = createMoveList()
    for (let pair = 0; pair < 500; pair++)
      moves.add(random.int(0, 65_535), random.int(1, 2 ** random.int(0, 7)))
    moves.add(128, maxRecordedSteps - moves.getSteps())
    const read = readMoves(writeMoves(moves))
    expect(read?.getSteps()).toBe(maxRecordedSteps)
    expect([...(read?.pairs() ?? [])]).toEqual([...moves.pairs()])
  })

  it.each([
    ['half a pair', [5]],
    ['a cut number', [1, 200]],
    ['a pair that repeats nothing', [0, 7]],
    ['a code of 65,536', [1, 0x80, 0x80, 4]],
    ['a number that never ends', [1, 255, 255, 255, 255, 255]],
    ['more than 30 minutes', [0xe1, 0xcb, 6, 1]],
    ['more than 30 minutes in parts', [0xe0, 0xcb, 6, 1, 1, 2]],
  ])('refuses %s', (_, bytes) => expect(readMoves(Uint8Array.from(bytes))).toBeNull())

  it('never throws, whatever the bytes', () => {
    const random = new Random(2)
    for (let round = 0; round < 2000; round++)
      readMoves(Uint8Array.from({ length: random.int(0, 40) }, () => random.int(0, 255)))
  })
})
