import { drawAt } from '../../../core/index.ts'
import { ripple } from './canvas-shapes.ts'
import type { CanvasContext } from './canvas-shapes.ts'
import { directions, golem, hero, scorpion, warning } from './figures.ts'
import { turnsPerStep, getFoeCell } from '../rules/foes.ts'
import type { Foe } from '../rules/foes.ts'
import { getDirection, isFloor } from '../rules/grid.ts'
import { flame, paints, shine, torchLight, waterShine } from './palette.ts'
import type { Light } from './palette.ts'
import { glow } from './light.ts'
import type { createShade } from './light.ts'
import type { Stone } from './palette.ts'
import { isClosed } from '../rules/sight.ts'
import type { State } from '../rules/state.ts'
import type { FoxPose } from './fox-walk.ts'
import { grille } from './device-drawings.ts'
import { drawBeam, drawFloorDevices, drawFox, toward } from './draw-devices.ts'
import * as objects from './object-drawings.ts'

/** Visible tile columns and rows, ends included. */
export interface TileRange {
  left: number
  top: number
  right: number
  bottom: number
}

/** Animation values that the view adds to the state. */
export interface SceneOptions {
  stone: Stone
  dark: Float32Array
  /** Draws the darkness over the tiles. */
  shade: ReturnType<typeof createShade>
  /** Progress of the last turn's animation, 0–1. */
  shown: number
  /** Push against a closed tile, falling from 1 to 0. */
  nudge: number
  /** Seconds, stopped under reduced motion. */
  clock: number
  view: TileRange
  fox: FoxPose | null
  /** Target of a tap. */
  goal: number | null
}

const easeOut = (part: number) => 1 - (1 - part) ** 2

/** Draws the whole chamber; the context's unit is a hundredth of a tile. */
export function drawScene(context: CanvasContext, state: State, options: SceneOptions): void {
  const { chamber } = state
  const { width } = chamber
  const on = (cell: number, draw: () => void) =>
    drawAt(context, (cell % width) * 100 + 50, Math.floor(cell / width) * 100 + 50, 1, draw)

  const tiles: number[] = []
  for (let row = options.view.top; row <= options.view.bottom; row++)
    for (let column = options.view.left; column <= options.view.right; column++) {
      const cell = row * width + column
      if ((options.dark[cell] ?? 1) < 0.995) tiles.push(cell)
    }
  for (const cell of tiles) {
    on(cell, () => {
      const isOdd = (cell % width) % 2 === Math.floor(cell / width) % 2
      if (isFloor(chamber, cell))
        objects.floor(context, isOdd, !isFloor(chamber, cell - width), !isFloor(chamber, cell - 1))
      else objects.wall(context, options.stone, isFloor(chamber, cell + width))
    })
  }
  drawObjects(context, state, options, new Set(tiles.filter((cell) => state.seen[cell])), on)
  const { dark, stone, view } = options
  options.shade(context, { width, tiles: dark, range: view, color: stone.dark })
  drawGlows(context, state, options, on)
  const lit = new Set(state.lit)
  const putShown = (cell: number, draw: () => void) => (options.dark[cell] ?? 1) < 0.6 && on(cell, draw)
  drawBeam(context, state, putShown)
  drawTracks(context, state, lit, on)
  if (options.goal !== null) on(options.goal, () => goalMark(context))
  // Water spreads from an oasis that is reached, but not under reduced motion, which stops the clock.
  if (state.leaving > 0 && options.clock > 0)
    on(chamber.oasis, () =>
      drawAt(context, 0, 20, 6, () => {
        for (const delay of [0, 0.15, 0.3])
          ripple(context, 0, 0, 120, Math.max(0, 1 - state.leaving / 80 - delay))
      }),
    )
  for (const foe of chamber.foes) drawFoe(context, state, options, foe, lit)
  drawFox(context, chamber, options, putShown)
  drawHero(context, state, options)
}

/** Draws the warm light of the torch and of lit braziers, and the shine of finds and of water in the light. */
function drawGlows(
  context: CanvasContext,
  { chamber, hero: at, burning, lit, taken, drunk }: State,
  { clock }: SceneOptions,
  on: (cell: number, draw: () => void) => void,
): void {
  const breath = Math.sin(clock * 5) * 8 + Math.sin(clock * 13) * 4
  const shown = new Set(lit)
  const put = (cell: number, reach: number, colors: Light) =>
    shown.has(cell) && on(cell, () => glow(context, reach + breath, colors, 'lighter'))
  for (const cell of [at, ...burning]) {
    if (shown.has(cell)) on(cell, () => glow(context, 290 + breath, flame, 'soft-light'))
    put(cell, 200, torchLight)
  }
  for (const cell of chamber.treasures) if (!taken.includes(cell)) put(cell, 75, shine)
  for (const cell of chamber.wells) if (!drunk.includes(cell)) put(cell, 85, waterShine)
  put(chamber.oasis, 150, waterShine)
}

function drawObjects(
  context: CanvasContext,
  state: State,
  options: SceneOptions,
  shown: ReadonlySet<number>,
  on: (cell: number, draw: () => void) => void,
): void {
  const { chamber, taken, drunk, burning, devices } = state
  const bob = Math.sin(options.clock * 4) * 3
  const put = (cell: number, draw: () => void) => shown.has(cell) && on(cell, draw)
  drawFloorDevices(context, state, options.clock, put)
  for (const { cell, hue, kind } of chamber.gates) {
    const across = isFloor(chamber, cell - 1)
    const isOpen = !isClosed(state, cell)
    put(cell, () => {
      if (kind === 'key') objects.gate(context, hue, isOpen, across)
      else grille(context, kind, isOpen)
    })
  }
  for (const cell of chamber.wells)
    put(cell, () => objects.well(context, !drunk.includes(cell), options.clock))
  put(chamber.oasis, () => drawAt(context, 0, 0, 1.12, () => objects.oasis(context, options.clock)))
  for (const cell of chamber.treasures) if (!taken.includes(cell)) put(cell, () => objects.treasure(context))
  for (const cell of chamber.braziers) {
    const flicker = Math.sin(options.clock * 9 + cell)
    put(cell, () => objects.brazier(context, burning.includes(cell), flicker))
  }
  for (const { cell, hue } of chamber.keys)
    if ((devices.found & (1 << hue)) === 0)
      put(cell, () => drawAt(context, 0, bob - 4, 1, () => objects.key(context, hue)))
}

/** Draws the paths of creatures as tracks in the sand, which stay known. */
function drawTracks(
  context: CanvasContext,
  { chamber, turn, seen }: State,
  lit: ReadonlySet<number>,
  on: (cell: number, draw: () => void) => void,
): void {
  for (const foe of chamber.foes) {
    for (const [at, cell] of foe.path.entries()) {
      if (!seen[cell]) continue
      on(cell, () => {
        context.fillStyle = paints.blood
        context.fillRect(-6, -6, 12, 12)
      })
      const next = foe.path[at + 1]
      if (next === undefined || !seen[next]) continue
      on(cell, () => {
        const [x, y] = toward(cell, next, chamber.width)
        for (const part of [30, 50, 70]) context.fillRect(x * part - 4, y * part - 4, 8, 8)
      })
    }
    const here = getFoeCell(foe, turn)
    const next = getFoeCell(foe, turn + 1)
    if (next !== here && lit.has(next))
      on(next, () => warning(context, getDirection(chamber.width, here, next), paints.danger))
  }
}

function goalMark(context: CanvasContext): void {
  context.strokeStyle = paints.saffron
  context.lineWidth = 7
  context.setLineDash([22, 14])
  context.strokeRect(-38, -38, 76, 76)
  context.setLineDash([])
}

function drawFoe(
  context: CanvasContext,
  { chamber, turn }: State,
  options: SceneOptions,
  foe: Foe,
  lit: ReadonlySet<number>,
) {
  const { width } = chamber
  const [before, here] = [turn === 0 ? getFoeCell(foe, 0) : getFoeCell(foe, turn - 1), getFoeCell(foe, turn)]
  if (!lit.has(here) && !(lit.has(before) && options.shown < 1)) return
  const part = easeOut(options.shown)
  const along = (from: number, to: number) => from + (to - from) * part
  const x = along(before % width, here % width)
  const y = along(Math.floor(before / width), Math.floor(here / width))
  const moves = before !== here && options.shown < 1
  const swing = moves ? Math.sin(options.shown * Math.PI * 2) : Math.sin(options.clock * 3 + foe.offset) * 0.3
  // Faces the direction of its next step, so that players can predict it.
  let later = here
  for (let ahead = 1; later === here && ahead <= turnsPerStep[foe.kind]; ahead++)
    later = getFoeCell(foe, turn + ahead)
  const next = getDirection(width, here, later)
  drawAt(context, x * 100 + 50, y * 100 + 50, 0.92, () => {
    if (foe.kind === 'scorpion') scorpion(context, next, swing)
    else golem(context, next, getFoeCell(foe, turn + 1) !== here, swing)
  })
}

function drawHero(context: CanvasContext, state: State, options: SceneOptions): void {
  const { width } = state.chamber
  const { from, hero: to } = state
  const [column, row] = [from % width, Math.floor(from / width)]
  const across = (to % width) - column
  const down = Math.floor(to / width) - row
  // A whirl carries the hero at once.
  const part = Math.abs(across) + Math.abs(down) <= 2 ? easeOut(options.shown) : 1
  const [pushX, pushY] = directions[state.facing]
  const push = options.nudge * 0.14
  const x = column + across * part + pushX * push
  const y = row + down * part + pushY * push
  const leap = from === to ? 0 : Math.sin(options.shown * Math.PI)
  // The hero is translucent while invulnerable.
  context.globalAlpha = state.shield > 0 ? 0.6 : 1
  drawAt(context, x * 100 + 50, y * 100 + 46, 1, () =>
    hero(context, state.facing, leap, Math.sin(options.clock * 11)),
  )
  context.globalAlpha = 1
}
