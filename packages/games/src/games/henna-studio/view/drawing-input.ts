import type { Input } from '../../../core/index.ts'
import { field, toPointNumber } from '../rules/geometry.ts'
import type { Point } from '../rules/geometry.ts'
import { rest } from '../rules/moves.ts'
import type { Moves } from '../rules/moves.ts'
import { toCommandNumber } from '../rules/tools.ts'
import type { Command } from '../rules/tools.ts'
import type { createHandView } from './hand-view.ts'

export type Action =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'draw'
  | 'undo'
  | 'redo'
  | 'done'
  | 'zoomIn'
  | 'zoomOut'
  | `motif${number}`

/** Speed of the keyboard's cursor in units per step: a press moves a little, holding moves fast. */
const [slow, fast, acceleration] = [0.9, 4.2, 0.06]
/** Steps, and distance in pixels, in which a finger waits for a second one before it draws. */
const [pinchSteps, pinchSlop] = [5, 9]

/** Collects what finger, mouse and keys do on the hand, one move per step. Two fingers zoom and move the view. */
export function createDrawingInput(hand: ReturnType<typeof createHandView>) {
  const { viewport } = hand
  const commands: Command[] = []
  const cursor: Point = { x: 192, y: 300 }
  let usesKeys = false
  let pointer: Point | null = null
  let hover: Point | null = null
  /** A press that no step has seen yet. */
  let tap: Point | null = null
  let speed = slow
  let canZoom = false
  let isPinching = false
  let wait = 0
  /** Place that was touched last, by the cursor or a finger. */
  let last: Point = cursor
  /** Where each pointer is, on the element. */
  const touches = new Map<number, Point>()

  const getPinch = () => {
    const [a = { x: 0, y: 0 }, b = a] = touches.values()
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(b.x - a.x, b.y - a.y) + 1 }
  }
  hand.element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (pointer && !canZoom)) return
    usesKeys = false
    touches.set(event.pointerId, hand.toElement(event))
    hand.element.setPointerCapture(event.pointerId)
    isPinching ||= touches.size > 1
    pointer = tap = isPinching ? null : hand.toField(event)
    wait = canZoom && event.pointerType === 'touch' ? pinchSteps : 0
  })
  hand.element.addEventListener('pointermove', (event) => {
    const [from, to] = [touches.get(event.pointerId), hand.toElement(event)]
    if (from && isPinching) {
      const before = getPinch()
      touches.set(event.pointerId, to)
      const after = getPinch()
      viewport.panBy(after.x - before.x, after.y - before.y)
      viewport.zoomAt(after.distance / before.distance, after)
      return
    }
    // A finger that moves far draws.
    if (from && Math.hypot(to.x - from.x, to.y - from.y) > pinchSlop) wait = 0
    const at = hand.toField(event)
    if (pointer) pointer = at
    hover = event.pointerType === 'mouse' ? at : null
  })
  const lift = ({ pointerId }: PointerEvent) => {
    touches.delete(pointerId)
    pointer = null
    wait = 0
    if (touches.size === 0) isPinching = false
  }
  hand.element.addEventListener('pointerup', lift)
  hand.element.addEventListener('pointercancel', lift)
  hand.element.addEventListener('pointerleave', () => {
    hover = null
  })
  hand.element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      if (canZoom) viewport.zoomAt(event.deltaY < 0 ? 1.2 : 1 / 1.2, hand.toElement(event))
    },
    { passive: false },
  )

  const moveCursor = (input: Input<Action>) => {
    const x = Number(input.isHeld('right')) - Number(input.isHeld('left'))
    const y = Number(input.isHeld('down')) - Number(input.isHeld('up'))
    if (x === 0 && y === 0) {
      speed = slow
      return
    }
    usesKeys = true
    last = cursor
    speed = Math.min(fast, speed + acceleration)
    const distance = speed / viewport.getZoom()
    cursor.x = Math.min(field.width - 60, Math.max(10, cursor.x + x * distance))
    cursor.y = Math.min(field.height - 30, Math.max(4, cursor.y + y * distance))
    viewport.follow(cursor)
  }
  const zoom = (by: 1 | -1) => {
    if (canZoom) viewport.step(by, last)
  }

  return {
    send: (command: Command): void => void commands.push(command),
    zoom,
    /** Allows to zoom, or shows the whole hand. */
    allowZoom(allowed: boolean): void {
      if (canZoom && !allowed) viewport.reset()
      canZoom = allowed
    },
    /** @param onHand whether the keys belong to the hand, not to the tools */
    readMoves(input: Input<Action>, onHand: boolean): Moves {
      for (const kind of ['undo', 'redo', 'done'] as const)
        if (input.wasPressed(kind)) commands.push({ kind })
      for (let value = 0; value < 6; value++)
        if (input.wasPressed(`motif${value}`)) commands.push({ kind: 'motif', value })
      if (input.wasPressed('zoomIn')) zoom(1)
      if (input.wasPressed('zoomOut')) zoom(-1)
      if (onHand) moveCursor(input)
      const command = commands.shift()
      if (command) return { point: null, command: toCommandNumber(command) }
      if (wait > 0) {
        wait -= 1
        return rest
      }
      const at = tap ?? pointer ?? (onHand && input.isHeld('draw') ? cursor : null)
      if (at === cursor) usesKeys = true
      tap = null
      if (at) last = at
      return at ? { point: toPointNumber(at), command: null } : rest
    },
    clear(): void {
      commands.length = 0
      touches.clear()
      isPinching = false
      pointer = null
      tap = null
    },
    /** Position of the keyboard's cursor while it is in use. */
    getCursor: (): Point | null => (usesKeys ? cursor : null),
    /** Where the next press would draw, if known. */
    getHover: (): Point | null => (usesKeys ? cursor : pointer || isPinching ? null : hover),
  }
}
