import { maxRecordedSteps } from '../../bridge/index.ts'
import { codeLimit } from './move-codec.ts'

/** Move codes of a run in order. Equal codes in a row are stored once, with their number. */
export interface MoveList {
  getSteps: () => number
  add: (code: number, count?: number) => void
  /** Lists pairs of a repeat count and a code. */
  pairs: () => Generator<readonly [count: number, code: number]>
}

export function createMoveList(): MoveList {
  const counts: number[] = []
  const codes: number[] = []
  let steps = 0
  return {
    getSteps: () => steps,
    add(code, count = 1) {
      steps += count
      const last = codes.length - 1
      if (codes[last] === code) counts[last] = (counts[last] ?? 0) + count
      else {
        codes.push(code)
        counts.push(count)
      }
    },
    *pairs() {
      for (const [index, code] of codes.entries()) yield [counts[index] ?? 0, code]
    },
  }
}

/** Writes pairs as varints (LEB128): seven bits a byte, lowest first; the high bit says that more follow. */
export function writeMoves(moves: MoveList): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const pair of moves.pairs()) {
    for (let value of pair) {
      for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128)
      bytes.push(value)
    }
  }
  return Uint8Array.from(bytes)
}

/** Reads what `writeMoves` wrote; returns null for anything else and for more than 30 minutes. */
export function readMoves(bytes: Uint8Array): MoveList | null {
  const moves = createMoveList()
  let at = 0
  const readVarint = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = bytes[at++]
      if (byte === undefined) break
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    return Number.NaN
  }
  while (at < bytes.length) {
    const [count, code] = [readVarint(), readVarint()]
    if (!(count > 0 && count <= maxRecordedSteps - moves.getSteps() && code < codeLimit)) return null
    moves.add(code, count)
  }
  return moves
}
