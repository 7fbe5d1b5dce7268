import type { Input } from '../../../core/index.ts'
import { field, toPointNumber } from '../rules/geometry.ts'
import type { Point } from '../rules/geometry.ts'
import { rest } from '../rules/moves.ts'
import type { Moves } from '../rules/moves.ts'
import { toCommandNumber } from '../rules/tools.ts'
import type { Command } from '../rules/tools.ts'
import type { createHandView } from './hand-view.ts'

export type Action = 'left' | 'right' | 'up' | 'down' | 'draw' | 'undo' | 'redo' | 'done' | `motif${number}`

/** Speed of the keyboard's cursor in units per step: a press moves a little, holding moves fast. */
const [slow, fast, acceleration] = [0.9, 4.2, 0.06]

/** Collects what finger, mouse and keys do on the hand, one move per step. */
export function createDrawingInput(hand: ReturnType<typeof createHandView>) {
  const commands: Command[] = []
  const cursor: Point = { x: 192, y: 300 }
  let usesKeys = false
  let pointer: Point | null = null
  let hover: Point | null = null
  /** A press that no step has seen yet. */
  let tap: Point | null = null
  let speed = slow

  hand.element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pointer) return
    usesKeys = false
    pointer = hand.toField(event)
    tap = pointer
    hand.element.setPointerCapture(event.pointerId)
  })
  hand.element.addEventListener('pointermove', (event) => {
    const at = hand.toField(event)
    if (pointer) pointer = at
    hover = event.pointerType === 'mouse' ? at : null
  })
  const lift = () => {
    pointer = null
  }
  hand.element.addEventListener('pointerup', lift)
  hand.element.addEventListener('pointercancel', lift)
  hand.element.addEventListener('pointerleave', () => {
    hover = null
  })

  const moveCursor = (input: Input<Action>) => {
    const x = Number(input.isHeld('right')) - Number(input.isHeld('left'))
    const y = Number(input.isHeld('down')) - Number(input.isHeld('up'))
    if (x === 0 && y === 0) {
      speed = slow
      return
    }
    usesKeys = true
    speed = Math.min(fast, speed + acceleration)
    cursor.x = Math.min(field.width - 60, Math.max(10, cursor.x + x * speed))
    cursor.y = Math.min(field.height - 30, Math.max(4, cursor.y + y * speed))
  }

  return {
    send: (command: Command): void => void commands.push(command),
    /** @param onHand whether the keys belong to the hand, not to the tools */
    readMoves(input: Input<Action>, onHand: boolean): Moves {
      for (const kind of ['undo', 'redo', 'done'] as const)
        if (input.wasPressed(kind)) commands.push({ kind })
      for (let value = 0; value < 6; value++)
        if (input.wasPressed(`motif${value}`)) commands.push({ kind: 'motif', value })
      if (onHand) moveCursor(input)
      const command = commands.shift()
      if (command) return { point: null, command: toCommandNumber(command) }
      const at = tap ?? pointer ?? (onHand && input.isHeld('draw') ? cursor : null)
      if (at === cursor) usesKeys = true
      tap = null
      return at ? { point: toPointNumber(at), command: null } : rest
    },
    clear(): void {
      commands.length = 0
      pointer = null
      tap = null
    },
    /** Position of the keyboard's cursor while it is in use. */
    getCursor: (): Point | null => (usesKeys ? { ...cursor } : null),
    /** Where the next press would draw, if known. */
    getHover: (): Point | null => (usesKeys ? { ...cursor } : pointer ? null : hover),
  }
}
