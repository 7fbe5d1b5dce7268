import type { Input } from '../../../core/index.ts'
import { getFoeCell } from '../rules/foes.ts'
import { getAdjacentCell, getOpenNeighbors, getDirection, ways } from '../rules/grid.ts'
import type { Way } from '../rules/grid.ts'
import { isClosed, findWay } from '../rules/sight.ts'
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
    const [across, down] = [(cell % width) - (state.hero % width), row(width, cell) - row(width, state.hero)]
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
    return down > 0 ? 'down' : 'up'
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
    const across = Math.abs(x) > Math.abs(y)
    const way = across ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up'
    set({ kind: 'along', way })
    return null
  }
  const ahead = (state: State): Way | null => {
    const { chamber, hero, opened } = state
    if (!walk || (hasStarted && inDanger(state))) return null
    if (walk.kind === 'to') {
      const [next] = findWay(state, walk.cell)
      return next === undefined ? null : getDirection(chamber.width, hero, next)
    }
    if (!hasStarted) return walk.way
    const choice = getOpenNeighbors(chamber, hero).filter((cell) => cell !== state.from)
    const [next] = choice
    if (choice.length !== 1 || next === undefined || isClosed(chamber, opened, next)) return null
    return getDirection(chamber.width, hero, next)
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

/** Returns whether a step in a direction is possible: floor, and no gate without its key. */
export function isOpen({ chamber, hero, opened, keys: found }: State, way: Way): boolean {
  const cell = getAdjacentCell(chamber, hero, way)
  if (chamber.walls[cell] !== false) return false
  const gate = chamber.gates.find((each) => each.cell === cell)
  return !gate || opened.includes(gate.hue) || found.includes(gate.hue)
}
