import type { Input } from '../../../core/index.ts'
import { getFoeCell } from '../rules/foes.ts'
import { ways } from '../rules/grid.ts'
import type { Way } from '../rules/grid.ts'
import { findWay } from '../rules/sight.ts'
import { takeStep } from '../rules/devices.ts'
import type { State, Turn } from '../rules/state.ts'

/** Pixels (CSS) that a finger moves before it counts as a swipe. */
const swipeDistance = 24
/** Simulation steps after which a held key repeats. */
const repeatDelay = 15
/** Distance in steps at which a creature stops a walk. */
const dangerDistance = 3

export const keys = {
  up: ['ArrowUp', 'KeyW'],
  right: ['ArrowRight', 'KeyD'],
  down: ['ArrowDown', 'KeyS'],
  left: ['ArrowLeft', 'KeyA'],
  wait: ['Space'],
  look: ['KeyL', 'Enter'],
} as const satisfies Record<Turn | 'look', readonly string[]>

type Walk = { kind: 'to'; cell: number } | { kind: 'along'; way: Way }

const row = (width: number, cell: number) => Math.floor(cell / width)
const toWay = (across: number, down: number): Way =>
  Math.abs(across) > Math.abs(down) ? (across > 0 ? 'right' : 'left') : down > 0 ? 'down' : 'up'

/** Returns whether a visible creature is within a few steps. */
function inDanger({ chamber, hero, lit, turn }: State): boolean {
  const { width } = chamber
  return chamber.foes.some((foe) => {
    const at = getFoeCell(foe, turn)
    const away = Math.abs((at % width) - (hero % width)) + Math.abs(row(width, at) - row(width, hero))
    return away <= dangerDistance && lit.includes(at)
  })
}

/** Turns keys, swipes and taps into turns. A swipe walks to the next crossing, a tap to its tile. */
export function createSteering(tileAt: (x: number, y: number) => number | null) {
  let from: { x: number; y: number } | null = null
  let walk: Walk | null = null
  let hasStarted = false
  let heldFor = 0

  const set = (next: Walk | null) => {
    walk = next
    hasStarted = false
  }
  const tap = (state: State, x: number, y: number): Turn | null => {
    const cell = tileAt(x, y)
    set(null)
    if (cell === null) return null
    if (cell === state.hero) return 'wait'
    if (findWay(state, cell).length > 0) {
      set({ kind: 'to', cell })
      return null
    }
    // A tap on an unreachable tile moves one step towards it.
    const { width } = state.chamber
    return toWay((cell % width) - (state.hero % width), row(width, cell) - row(width, state.hero))
  }
  const readGesture = ({ pointer }: Pick<Input, 'pointer'>, state: State): Turn | null => {
    if (pointer.pressed) from = { x: pointer.x, y: pointer.y }
    if (!from) return null
    const [x, y] = [pointer.x - from.x, pointer.y - from.y]
    if (Math.max(Math.abs(x), Math.abs(y)) < swipeDistance) {
      if (pointer.down) return null
      const { x: left, y: top } = from
      from = null
      return tap(state, left, top)
    }
    from = null
    set({ kind: 'along', way: toWay(x, y) })
    return null
  }
  const ahead = (state: State): Way | null => {
    if (!walk || (hasStarted && inDanger(state))) return null
    if (walk.kind === 'to') return findWay(state, walk.cell)[0] ?? null
    if (!hasStarted) return walk.way
    // Walks on while there is one plain way, and no mechanism in it.
    const { chamber, devices, hero, opened } = state
    const open = ways.filter((way) => isOpen(state, way))
    const choice = open.filter((way) => {
      const step = takeStep(chamber, devices, hero, way)
      return step.cell !== state.from
    })
    const [next] = choice
    if (choice.length !== 1 || next === undefined) return null
    const step = takeStep(chamber, devices, hero, next)
    const isPlain = step.barred === undefined && step.water === 1 && step.devices === devices
    const isGate = chamber.gates.some(({ cell, kind }) => cell === step.cell && kind === 'key')
    return isPlain &&
      (!isGate || opened.includes(step.cell)) &&
      !chamber.spikes.some(({ cell }) => cell === step.cell)
      ? next
      : null
  }

  return {
    /** Stops a walk. */
    stop: () => set(null),
    /** Returns the target tile of a tap. */
    goal: (): number | null => (walk?.kind === 'to' ? walk.cell : null),
    turn(input: Input, state: State): Turn | null {
      const pressed = ([...ways, 'wait'] as const).find((each) => input.wasPressed(each))
      const held = ways.find((way) => input.isHeld(way))
      const swiped = readGesture(input, state)
      heldFor = held ? heldFor + 1 : 0
      if (pressed || swiped) {
        set(null)
        return pressed ?? swiped
      }
      if (state.stepsUntilTurn > 0 || state.leaving > 0) return null
      if (held) return heldFor > repeatDelay ? held : null
      const way = ahead(state)
      if (way === null) set(null)
      hasStarted = true
      return way
    },
  }
}

/** Returns whether a step in a direction is possible. */
export const isOpen = ({ chamber, hero, devices }: State, way: Way): boolean =>
  takeStep(chamber, devices, hero, way).barred === undefined
