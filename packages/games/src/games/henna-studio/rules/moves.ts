import { pointCount } from './geometry.ts'
import { commands } from './tools.ts'
import type { MoveCodec } from '../../../core/index.ts'

/** One step of a hand: it touches a grid point, gives a command, or rests. */
export interface Moves {
  point: number | null
  command: number | null
}

export const rest: Moves = { point: null, command: null }

const isBelow = (value: number | null, limit: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value < limit

/** 0 is the hand at rest; points follow, then commands. A command takes precedence over a point. */
export const codec: MoveCodec<Moves> = {
  encodeMove({ point, command }) {
    if (isBelow(command, commands.length)) return 1 + pointCount + command
    return isBelow(point, pointCount) ? 1 + point : 0
  },
  decodeMove(code) {
    if (isBelow(code - 1, pointCount)) return { point: code - 1, command: null }
    if (isBelow(code - 1 - pointCount, commands.length))
      return { point: null, command: code - 1 - pointCount }
    return { point: null, command: null }
  },
}
