import type { Size } from '../../../core/index.ts'
import { drawAt, star } from './brush.ts'
import type { Brush } from './brush.ts'
import { golem, hero, scorpion, warning } from './figures.ts'
import { turnsPerStep, getFoeCell } from '../rules/foes.ts'
import type { Foe } from '../rules/foes.ts'
import { getDirection, isFloor } from '../rules/grid.ts'
import { getDarknessColor, paints } from './palette.ts'
import type { Stone } from './palette.ts'
import { isClosed } from '../rules/sight.ts'
import type { State } from '../rules/state.ts'
import * as objects from './object-drawings.ts'

/** Animation values that the view adds to the state. */
export interface SceneOptions {
  stone: Stone
  dark: Float32Array
  /** Progress of the last turn's animation, 0–1. */
  shown: number
  /** Push against a closed tile, falling from 1 to 0. */
  nudge: number
  /** Seconds, stopped under reduced motion. */
  clock: number
  /** Visible tile columns and rows, ends included. */
  view: { left: number; top: number; right: number; bottom: number }
  /** Target of a tap. */
  goal: number | null
}

const soft = (part: number) => 1 - (1 - part) ** 2

/** Draws faint stars over unknown tiles, so that movement is visible there too. */
export function drawUnknown(brush: Brush, origin: { x: number; y: number }, tile: number, size: Size): void {
  const last = (start: number, length: number) => Math.ceil((length - start) / tile)
  for (let row = Math.floor(-origin.y / tile); row < last(origin.y, size.height); row++)
    for (let column = Math.floor(-origin.x / tile); column < last(origin.x, size.width); column++)
      if ((row + column) % 2 === 0)
        drawAt(brush, column * 100 + 50, row * 100 + 50, 1, () => star(brush, 40, paints.pattern))
}

/** Draws the whole chamber; the brush's unit is a hundredth of a tile. */
export function drawScene(brush: Brush, state: State, look: SceneOptions): void {
  const { chamber } = state
  const { width } = chamber
  const on = (cell: number, draw: () => void) =>
    drawAt(brush, (cell % width) * 100 + 50, Math.floor(cell / width) * 100 + 50, 1, draw)

  const tiles: number[] = []
  for (let row = look.view.top; row <= look.view.bottom; row++)
    for (let column = look.view.left; column <= look.view.right; column++) {
      const cell = row * width + column
      if ((look.dark[cell] ?? 1) < 0.995) tiles.push(cell)
    }
  for (const cell of tiles) {
    on(cell, () => {
      if (isFloor(chamber, cell)) objects.floor(brush, (cell % width) % 2 === Math.floor(cell / width) % 2)
      else objects.wall(brush, look.stone, isFloor(chamber, cell + width))
    })
  }
  drawObjects(brush, state, look, new Set(tiles), on)
  for (const cell of tiles) {
    const dark = look.dark[cell] ?? 1
    if (dark <= 0.005) continue
    brush.fillStyle = getDarknessColor(dark)
    brush.fillRect((cell % width) * 100, Math.floor(cell / width) * 100, 100.5, 100.5)
  }
  const lit = new Set(state.lit)
  drawTracks(brush, state, lit, on)
  if (look.goal !== null) on(look.goal, () => goalMark(brush))
  for (const foe of chamber.foes) drawFoe(brush, state, look, foe, lit)
  drawHero(brush, state, look)
}

function drawObjects(
  brush: Brush,
  state: State,
  look: SceneOptions,
  shown: ReadonlySet<number>,
  on: (cell: number, draw: () => void) => void,
): void {
  const { chamber, taken, drunk, burning, keys, opened } = state
  const bob = Math.sin(look.clock * 4) * 3
  const put = (cell: number, draw: () => void) => shown.has(cell) && on(cell, draw)
  for (const { cell, hue } of chamber.gates) {
    const across = isFloor(chamber, cell - 1)
    put(cell, () => objects.gate(brush, hue, !isClosed(chamber, opened, cell), across))
  }
  for (const cell of chamber.wells) put(cell, () => objects.well(brush, !drunk.includes(cell)))
  put(chamber.oasis, () => drawAt(brush, 0, 0, 1.12, () => objects.oasis(brush)))
  for (const cell of chamber.treasures) if (!taken.includes(cell)) put(cell, () => objects.treasure(brush))
  for (const cell of chamber.braziers) {
    const flicker = Math.sin(look.clock * 9 + cell)
    put(cell, () => objects.brazier(brush, burning.includes(cell), flicker))
  }
  for (const { cell, hue } of chamber.keys)
    if (!keys.includes(hue) && !opened.includes(hue))
      put(cell, () => drawAt(brush, 0, bob - 4, 1, () => objects.key(brush, hue)))
}

/** Draws the paths of creatures as tracks in the sand. */
function drawTracks(
  brush: Brush,
  { chamber, turn }: State,
  lit: ReadonlySet<number>,
  on: (cell: number, draw: () => void) => void,
): void {
  for (const foe of chamber.foes) {
    for (const [at, cell] of foe.path.entries()) {
      if (!lit.has(cell)) continue
      on(cell, () => {
        brush.fillStyle = paints.blood
        brush.fillRect(-6, -6, 12, 12)
      })
      const next = foe.path[at + 1]
      if (next === undefined || !lit.has(next)) continue
      on(cell, () => {
        const [x, y] = [(next % chamber.width) - (cell % chamber.width), Math.sign(next - cell)]
        for (const part of [30, 50, 70]) brush.fillRect(x * part - 4, (x === 0 ? y : 0) * part - 4, 8, 8)
      })
    }
    const here = getFoeCell(foe, turn)
    const next = getFoeCell(foe, turn + 1)
    if (next !== here && lit.has(next))
      on(next, () => warning(brush, getDirection(chamber.width, here, next), paints.danger))
  }
}

function goalMark(brush: Brush): void {
  brush.strokeStyle = paints.saffron
  brush.lineWidth = 7
  brush.setLineDash([22, 14])
  brush.strokeRect(-38, -38, 76, 76)
  brush.setLineDash([])
}

function drawFoe(
  brush: Brush,
  { chamber, turn }: State,
  look: SceneOptions,
  foe: Foe,
  lit: ReadonlySet<number>,
) {
  const { width } = chamber
  const [before, here] = [turn === 0 ? getFoeCell(foe, 0) : getFoeCell(foe, turn - 1), getFoeCell(foe, turn)]
  if (!lit.has(here) && !(lit.has(before) && look.shown < 1)) return
  const part = soft(look.shown)
  const along = (from: number, to: number) => from + (to - from) * part
  const x = along(before % width, here % width)
  const y = along(Math.floor(before / width), Math.floor(here / width))
  const moves = before !== here && look.shown < 1
  const swing = moves ? Math.sin(look.shown * Math.PI * 2) : Math.sin(look.clock * 3 + foe.offset) * 0.3
  // Faces the direction of its next step, so that players can predict it.
  let later = here
  for (let ahead = 1; later === here && ahead <= turnsPerStep[foe.kind]; ahead++)
    later = getFoeCell(foe, turn + ahead)
  const next = getDirection(width, here, later)
  drawAt(brush, x * 100 + 50, y * 100 + 50, 0.92, () => {
    if (foe.kind === 'scorpion') scorpion(brush, next, swing)
    else golem(brush, next, getFoeCell(foe, turn + 1) !== here, swing)
  })
}

function drawHero(brush: Brush, state: State, look: SceneOptions): void {
  const { width } = state.chamber
  const part = soft(look.shown)
  const along = (from: number, to: number) => from + (to - from) * part
  const push = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }[state.facing]
  const x = along(state.from % width, state.hero % width) + (push[0] ?? 0) * look.nudge * 0.14
  const y =
    along(Math.floor(state.from / width), Math.floor(state.hero / width)) + (push[1] ?? 0) * look.nudge * 0.14
  const leap = state.from === state.hero ? 0 : Math.sin(look.shown * Math.PI)
  // The hero is translucent while invulnerable.
  brush.globalAlpha = state.shield > 0 ? 0.6 : 1
  drawAt(brush, x * 100 + 50, y * 100 + 46, 1, () =>
    hero(brush, state.facing, leap, Math.sin(look.clock * 11)),
  )
  brush.globalAlpha = 1
}
