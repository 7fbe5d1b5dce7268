import type { Input } from '../../../core/index.ts'
import { stations } from '../rules/menu.ts'
import type { Moves } from '../rules/state.ts'
import { isInside } from './layout.ts'
import type { Layout } from './layout.ts'

const digits = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const readAxis = (input: Input, back: string, forth: string) =>
  (Number(input.wasPressed(forth)) - Number(input.wasPressed(back))) as -1 | 0 | 1

/** Turns keys and touches into moves. */
export function createSteering() {
  let touching = false

  return (input: Input, layout: Layout, pick: number | null): Moves => {
    const { pointer } = input
    const digit = digits.findIndex((action) => input.wasPressed(action))
    let station = digit < 0 ? null : digit
    let seat: number | null = null
    if (pointer.pressed) {
      const touched = stations.findIndex((each) => isInside(layout.stations[each], pointer.x, pointer.y))
      if (touched >= 0) station = touched
      else if (pointer.y < layout.counter + layout.rim) {
        const at = layout.seats.findIndex(({ x, width }) => Math.abs(pointer.x - x) < width / 2)
        seat = at < 0 ? null : at
      }
      touching = touched >= 0
    }
    const isTouched = touching && pointer.down
    return {
      turn: readAxis(input, 'left', 'right'),
      choose: readAxis(input, 'up', 'down'),
      station,
      seat,
      press: input.wasPressed('act') || digit >= 0 || (pointer.pressed && touching),
      hold: input.isHeld('act') || digits.some((action) => input.isHeld(action)) || isTouched,
      pick,
    }
  }
}
