/** Codes of moves are whole numbers below this. */
export const codeLimit = 65_536

/** One field of a move as an index from 0 to `size` − 1. Index 0 is no input. */
interface Field<Value> {
  size: number
  toIndex: (value: Value) => number
  fromIndex: (index: number) => Value
}

/**
 * Converts moves to codes and back. The game loop plays `decodeMove(encodeMove(moves))`, so a replay of the codes
 * plays the same run. `decodeMove` accepts any number and returns only moves that a player can make.
 */
export interface MoveCodec<Moves> {
  encodeMove: (moves: Moves) => number
  decodeMove: (code: number) => Moves
}

/** A key or button that is pressed or not. */
export const flag: Field<boolean> = { size: 2, toIndex: Number, fromIndex: Boolean }

/** One of a few values. The first one is no input and replaces unknown values. */
export const choice = <const Value>(first: Value, ...others: readonly Value[]): Field<Value> => ({
  size: others.length + 1,
  toIndex: (value) => others.indexOf(value) + 1,
  fromIndex: (index) => others[index - 1] ?? first,
})

/** A number from `min` (at most 0) to `max`, in steps of 1/`parts`. 0 is no input. */
export const range = (min: number, max: number, parts = 1): Field<number> => {
  const size = (max - min) * parts + 1
  return {
    size,
    toIndex: (value) => {
      const step = Math.round(Math.min(max, Math.max(min, value || 0)) * parts)
      return step < 0 ? step + size : step
    },
    // Adding 0 turns −0 into 0.
    fromIndex: (index) => (index > max * parts ? index - size : index) / parts + 0,
  }
}

/** A field that may be null, which is no input. */
export const optional = <Value>({ size, toIndex, fromIndex }: Field<Value>): Field<Value | null> => ({
  size: size + 1,
  toIndex: (value) => (value === null ? 0 : toIndex(value) + 1),
  fromIndex: (index) => (index === 0 ? null : fromIndex(index - 1)),
})

/**
 * Creates the codec of a game from the fields of its moves. Their order is part of the format.
 *
 * @throws RangeError if the moves need more than 65,536 codes
 */
export function createMoveCodec<Moves extends object>(fields: {
  readonly [Key in keyof Moves]: Field<Moves[Key]>
}): MoveCodec<Moves> {
  const entries = Object.entries(fields) as [keyof Moves, Field<unknown>][]
  const count = entries.reduce((product, [, { size }]) => product * size, 1)
  if (count > codeLimit) throw new RangeError(`${count} codes`)
  return {
    encodeMove: (moves) =>
      entries.reduceRight((code, [name, { size, toIndex }]) => code * size + toIndex(moves[name]), 0),
    decodeMove(code) {
      let rest = Number.isInteger(code) && code > 0 && code < count ? code : 0
      const moves: Partial<Record<keyof Moves, unknown>> = {}
      for (const [name, { size, fromIndex }] of entries) {
        moves[name] = fromIndex(rest % size)
        rest = Math.floor(rest / size)
      }
      return moves as Moves
    },
  }
}
