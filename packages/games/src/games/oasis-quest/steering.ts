import type { Input } from '../../core/index.ts'
import { placeAt } from './foes.ts'
import { beside, openNeighbours, ways } from './grid.ts'
import type { Way } from './grid.ts'
import { wayBetween } from './scene.ts'
import { isShut, wayTo } from './sight.ts'
import type { State, Turn } from './state.ts'

/** Fingers this far from where they came down mean a swipe, in CSS pixels. */
const reach = 24
/** A key held this long, in steps of time, walks on. */
const patience = 15
/** Steps away at which a creature stops a walk. */
const wary = 3

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

/** Whether a creature in the light is within a few steps. */
export function inDanger({ chamber, hero, lit, turn }: State): boolean {
  const { width } = chamber
  return chamber.foes.some((foe) => {
    const at = placeAt(foe, turn)
    const away = Math.abs((at % width) - (hero % width)) + Math.abs(row(width, at) - row(width, hero))
    return away <= wary && lit.includes(at)
  })
}

/** Makes keys, swipes and taps into turns: a swipe walks on to the next crossing, a tap to its tile. */
export function createSteering(tileAt: (x: number, y: number) => number | null) {
  let from: { x: number; y: number } | null = null
  let walk: Walk | null = null
  let begun = false
  let heldFor = 0

  const set = (next: Walk | null) => {
    walk = next
    begun = false
  }
  const tap = (state: State, x: number, y: number): Turn | null => {
    const cell = tileAt(x, y)
    set(null)
    if (cell === null) return null
    if (cell === state.hero) return 'wait'
    if (wayTo(state, cell).length > 0) {
      set({ kind: 'to', cell })
      return null
    }
    // What cannot be walked to still tells a direction.
    const { width } = state.chamber
    const [across, down] = [(cell % width) - (state.hero % width), row(width, cell) - row(width, state.hero)]
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
    return down > 0 ? 'down' : 'up'
  }
  const fingers = ({ pointer }: Pick<Input, 'pointer'>, state: State): Turn | null => {
    if (pointer.pressed) from = { x: pointer.x, y: pointer.y }
    if (!from) return null
    const [x, y] = [pointer.x - from.x, pointer.y - from.y]
    if (Math.max(Math.abs(x), Math.abs(y)) < reach) {
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
    if (!walk || (begun && inDanger(state))) return null
    if (walk.kind === 'to') {
      const [next] = wayTo(state, walk.cell)
      return next === undefined ? null : wayBetween(chamber.width, hero, next)
    }
    if (!begun) return walk.way
    const choice = openNeighbours(chamber, hero).filter((cell) => cell !== state.from)
    const [next] = choice
    if (choice.length !== 1 || next === undefined || isShut(chamber, opened, next)) return null
    return wayBetween(chamber.width, hero, next)
  }

  return {
    /** Ends a walk: something happened that should be seen first. */
    stop: () => set(null),
    /** The tile a tap walks to. */
    goal: (): number | null => (walk?.kind === 'to' ? walk.cell : null),
    turn(input: Input, state: State): Turn | null {
      const pressed = ([...ways, 'wait'] as const).find((each) => input.wasPressed(each))
      const held = ways.find((way) => input.isHeld(way))
      const swiped = fingers(input, state)
      heldFor = held ? heldFor + 1 : 0
      if (pressed || swiped) {
        set(null)
        return pressed ?? swiped
      }
      if (state.rest > 0 || state.leaving > 0) return null
      if (held) return heldFor > patience ? held : null
      const way = ahead(state)
      if (way === null) set(null)
      begun = true
      return way
    },
  }
}

/** Whether a step one way is open: floor, and no gate without its key. */
export function isOpen({ chamber, hero, opened, keys: found }: State, way: Way): boolean {
  const cell = beside(chamber, hero, way)
  if (chamber.walls[cell] !== false) return false
  const gate = chamber.gates.find((each) => each.cell === cell)
  return !gate || opened.includes(gate.hue) || found.includes(gate.hue)
}
