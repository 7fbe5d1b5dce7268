import { drawAt, fillPath } from '../../../core/index.ts'
import type { Size } from '../../../core/index.ts'
import type { AlbumLayout } from './album/album-layout.ts'
import { frame } from './camera.ts'
import type { Camera, Panel } from './camera.ts'
import type { Court } from './courts.ts'
import type { Effects } from './effects.ts'
import { paints } from './palette.ts'
import type { Glaze } from './palette.ts'
import { getPath, getStarPath } from './paths.ts'
import { yard } from '../rules/state.ts'

const tile = 64
/** Size of a niche of the arcade around the yard, before it is fitted. */
const niche = { width: 104, height: 190 }

/** Paints everything static once per size: the courtyard with its arcades, the yard's floor and the tiled frame. */
export function paintBackdrop(
  { width, height }: Size,
  camera: Camera,
  { glazes, court }: Pick<Effects, 'glazes' | 'court'>,
  paintAlbum: (context: CanvasRenderingContext2D, layout: AlbumLayout) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const density = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = Math.max(1, Math.round(width * density))
  canvas.height = Math.max(1, Math.round(height * density))
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(density, density)
  paintGround(context, { width, height }, court)

  const left = camera.x - (camera.side + 2) * camera.scale
  const { album, deck } = camera
  const lowest = album ?? deck
  const foot = (lowest ? lowest.y + lowest.height : camera.y + yard.height * camera.scale) + 10
  const top = camera.y - (frame + 2) * camera.scale
  if (left > 60) {
    paintArcade(context, { x: 0, y: 0, width: left, height }, glazes, court)
    paintArcade(context, { x: width - left, y: 0, width: left, height }, glazes, court)
  } else {
    if (height - foot > 70)
      paintArcade(context, { x: 0, y: foot, width, height: height - foot }, glazes, court)
    paintSkyline(context, width, top + 6, glazes, court)
  }
  drawAt(context, camera.x, camera.y, camera.scale, () => paintYard(context, glazes, court, camera.side))
  if (deck) paintPanel(context, deck, court)
  if (album) paintAlbum(context, album)
  return canvas
}

function paintGround(context: CanvasRenderingContext2D, { width, height }: Size, court: Court): void {
  context.fillStyle = court.ground
  context.fillRect(0, 0, width, height)
  const middle = width / 2
  const columns = Math.ceil(middle / tile) + 1
  for (let row = 0; row * tile < height + tile; row++)
    for (let column = -columns; column <= columns; column++)
      drawAt(context, middle + column * tile, row * tile, 1, () =>
        fillPath(context, getStarPath((row + column) % 2 === 0 ? 46 : 20), court.pattern),
      )
}

/** Fills a box with niches under pointed arches, in each of which a lantern hangs. */
function paintArcade(
  context: CanvasRenderingContext2D,
  box: Panel,
  glazes: readonly Glaze[],
  court: Court,
): void {
  const columns = Math.max(1, Math.round(box.width / niche.width))
  const rows = Math.max(1, Math.round(box.height / niche.height))
  const width = box.width / columns
  const height = box.height / rows
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      // Both sides mirror each other.
      const mirrored = box.x > 0 ? columns - 1 - column : column
      const glaze = glazes[(mirrored + row) % glazes.length]
      if (!glaze) continue
      context.save()
      context.translate(box.x + column * width, box.y + row * height)
      paintNiche(context, width, height, glaze, court)
      context.restore()
    }
}

function paintNiche(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  glaze: Glaze,
  court: Court,
): void {
  const middle = width / 2
  fillPath(context, rectangle(0, 0, width, height), court.wall)
  fillPath(context, rectangle(0, 0, width, 14), court.frieze)
  const studs = Math.max(3, Math.round(width / 22))
  for (let i = 0; i < studs; i++)
    drawAt(context, ((i + 0.5) * width) / studs, 7, 1, () =>
      fillPath(context, getStarPath(9), i % 2 === 0 ? glaze.core : court.frameEdge),
    )
  context.translate(0, 14)
  const tall = height - 14
  fillPath(context, arch(middle, 5, width / 2 - 5, tall), court.frieze)
  context.lineWidth = 1.5
  context.strokeStyle = glaze.core
  context.stroke(arch(middle, 5, width / 2 - 5, tall))
  const deep = arch(middle, 14, width / 2 - 12, tall)
  const dusk = context.createLinearGradient(0, 14, 0, tall)
  dusk.addColorStop(0, court.deep)
  dusk.addColorStop(1, court.wall)
  fillPath(context, deep, dusk)
  context.save()
  context.clip(deep)
  paintHangingLantern(context, middle, Math.min(tall * 0.5, 84), glaze, court)
  context.restore()
  fillPath(context, rectangle(0, tall - 5, width, 5), court.frieze)
}

const rectangle = (x: number, y: number, width: number, height: number): Path2D => {
  const path = new Path2D()
  path.rect(x, y, width, height)
  return path
}

/** Returns a pointed arch, open at the floor. */
function arch(middle: number, top: number, half: number, floor: number): Path2D {
  const spring = top + Math.min(half * 1.05, (floor - top) * 0.5)
  const path = new Path2D()
  path.moveTo(middle - half, floor)
  path.lineTo(middle - half, spring)
  path.quadraticCurveTo(middle - half * 0.95, top + (spring - top) * 0.3, middle, top)
  path.quadraticCurveTo(middle + half * 0.95, top + (spring - top) * 0.3, middle + half, spring)
  path.lineTo(middle + half, floor)
  path.closePath()
  return path
}

function paintHangingLantern(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  { clear, core, face }: Glaze,
  { frameEdge }: Court,
): void {
  const glow = context.createRadialGradient(x, y, 2, x, y, 52)
  glow.addColorStop(0, clear)
  glow.addColorStop(1, 'transparent')
  context.fillStyle = glow
  context.fillRect(x - 52, y - 52, 104, 104)
  context.fillStyle = frameEdge
  context.fillRect(x - 0.75, 0, 1.5, y - 14)
  context.fillRect(x - 3, y - 17, 6, 4)
  fillPath(context, rectangle(x - 8, y - 13, 16, 4), paints.ember)
  fillPath(context, rectangle(x - 10, y - 9, 20, 19), core)
  fillPath(context, rectangle(x - 7, y - 6, 14, 13), face)
  drawAt(context, x, y + 0.5, 1, () => fillPath(context, getStarPath(10), paints.saffron))
  fillPath(context, rectangle(x - 8, y + 10, 16, 3), paints.ember)
  fillPath(context, rectangle(x - 2, y + 13, 4, 3), paints.ember)
}

/** Paints a slab with a hard shadow. */
export function paintPanel(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Panel,
  court: Court,
): void {
  for (const [offset, fill] of [[4, court.frameShadow] as const, [0, court.frame] as const]) {
    context.beginPath()
    context.roundRect(x, y + offset, width, height, 9)
    context.fillStyle = fill
    context.fill()
  }
  context.lineWidth = 1
  context.strokeStyle = court.frameEdge
  context.stroke()
}

/** Paints the evening over the yard: a moon, stars, and roofs with lit windows. */
function paintSkyline(
  context: CanvasRenderingContext2D,
  width: number,
  foot: number,
  glazes: readonly Glaze[],
  court: Court,
): void {
  const dusk = context.createLinearGradient(0, 0, 0, foot)
  dusk.addColorStop(0, court.deep)
  dusk.addColorStop(1, glazes[0]?.shadow ?? court.wall)
  fillPath(context, rectangle(0, 0, width, foot), dusk)
  for (let i = 0; i < width / 26; i++)
    drawAt(context, (i * 67) % width, ((i * 29) % 41) * (foot / 52), 1, () =>
      fillPath(context, getStarPath(i % 3 === 0 ? 5 : 3), paints.muted),
    )
  const roofs = Math.ceil(width / 68)
  const step = width / roofs
  for (let i = 0; i < roofs; i++) {
    const [x, half] = [(i + 0.5) * step, step * (i % 2 === 0 ? 0.34 : 0.26)]
    const tall = Math.min(foot * 0.5, i % 2 === 0 ? 30 : 22)
    fillPath(context, arch(x, foot - tall, half, foot), court.wall)
    fillPath(context, rectangle(x + step * 0.42, foot - tall - 8, 6, tall + 8), court.frieze)
    fillPath(context, arch(x + step * 0.42 + 3, foot - tall - 16, 5, foot - tall - 6), court.frieze)
    drawAt(context, x, foot - tall * 0.4, 1, () =>
      fillPath(context, getStarPath(8), glazes[i % glazes.length]?.face ?? paints.saffron),
    )
  }
}

function paintYard(
  context: CanvasRenderingContext2D,
  glazes: readonly Glaze[],
  court: Court,
  side: number,
): void {
  const slab = (y: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(-side, -frame + y, yard.width + side * 2, yard.height + frame + 2, [12, 12, 4, 4])
    context.fill()
  }
  slab(5, court.frameShadow)
  slab(0, court.frame)
  context.lineWidth = 1
  context.strokeStyle = court.frameEdge
  context.stroke()
  paintFloor(context, glazes[0], court)

  const stud = (x: number, y: number, index: number) =>
    drawAt(context, x, y, 1, () =>
      fillPath(context, getStarPath(7), glazes[index % glazes.length]?.face ?? paints.saffron),
    )
  for (let i = 0; i <= 24; i++) stud(i * 20, -frame / 2, Math.abs(i - 12))
  if (side < frame) return
  for (let i = 1; i <= 21; i++) {
    stud(-frame / 2, i * 20, i + 12)
    stud(yard.width + frame / 2, i * 20, i + 12)
  }
}

function paintFloor(context: CanvasRenderingContext2D, glaze: Glaze | undefined, court: Court): void {
  fillPath(context, rectangle(0, 0, yard.width, yard.height + 2), court.floor)
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 12; column++)
      if ((row + column) % 2 === 0)
        drawAt(context, 20 + column * 40, 20 + row * 40, 1, () =>
          fillPath(context, court.ornament ? getPath(court.ornament) : getStarPath(26), court.tiling),
        )
  if (!glaze) return
  const light = context.createRadialGradient(yard.width / 2, 150, 20, yard.width / 2, 150, 320)
  light.addColorStop(0, glaze.haze)
  light.addColorStop(1, 'transparent')
  context.fillStyle = light
  context.fillRect(0, 0, yard.width, yard.height + 2)
}
