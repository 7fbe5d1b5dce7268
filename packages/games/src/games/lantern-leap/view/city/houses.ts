import { Random, css, fillPath, starPath } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Camera } from '../camera.ts'
import { getQuarter } from '../../rules/quarters.ts'
import { drawFacade } from './facades.ts'
import type { Lighting } from './lighting.ts'
import { getQuarterLook } from './quarter-looks.ts'
import { drawQuarterGate, gateInset } from './quarter-gate.ts'
import { getRoofOrnament } from './roof-ornaments.ts'
import type { Roof } from '../../rules/state.ts'

const slabHeight = 13
const bandHeight = 26
/** Distance below the roof over which walls fade into the lane. */
const fade = 420
const deep = 1400

const windowShape = (() => {
  let shape: Path2D | null = null
  return () => {
    if (shape) return shape
    shape = new Path2D()
    shape.moveTo(-15, 46)
    shape.lineTo(-15, 14)
    shape.bezierCurveTo(-19, 4, -8, -4, 0, -14)
    shape.bezierCurveTo(8, -4, 19, 4, 15, 14)
    shape.lineTo(15, 46)
    shape.closePath()
    return shape
  }
})()

/** Renders a tile of the frieze: a stepped star between four quarter stars. */
function tile(ground: Color, star: Color): CanvasPattern | null {
  const side = 26
  const sharp = 3
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side * sharp
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(sharp, sharp)
  context.fillStyle = css(ground)
  context.fillRect(0, 0, side, side)
  context.translate(side / 2, side / 2)
  fillPath(context, new Path2D(starPath(17)), css(star))
  fillPath(context, new Path2D(starPath(8)), css(ground))
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    context.save()
    context.translate((x * side) / 2, (y * side) / 2)
    fillPath(context, new Path2D(starPath(8)), css(star))
    context.restore()
  }
  const pattern = context.createPattern(canvas, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(1 / sharp))
  return pattern
}

export function createHouses(tiles: readonly [Color, Color], level: number) {
  const friezes = new Map<number, CanvasPattern | null>()
  const getFrieze = (quarter: number): CanvasPattern | null => {
    const known = friezes.get(quarter)
    if (known !== undefined) return known
    const frieze = tile(...(getQuarterLook(quarter).tiles ?? tiles))
    friezes.set(quarter, frieze)
    return frieze
  }

  const drawWindows = (
    context: CanvasRenderingContext2D,
    { width, appearance }: Roof,
    lighting: Lighting,
  ) => {
    const random = new Random(appearance + 1)
    const columns = Math.floor((width - 34) / 78)
    const margin = (width - columns * 78) / 2 + 39
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < columns; column++) {
        const lit = random.chance(0.52)
        context.save()
        context.translate(margin + column * 78, 82 + row * 108)
        context.globalAlpha = 1 - row * 0.24
        fillPath(context, windowShape(), lit ? 'oklch(0.83 0.15 78)' : 'oklch(0.22 0.04 240 / 0.75)')
        context.lineWidth = 1.6
        context.strokeStyle = lit ? 'oklch(0.5 0.11 55)' : 'oklch(0.34 0.04 240 / 0.8)'
        context.beginPath()
        for (const x of [-7.5, 0, 7.5]) {
          context.moveTo(x, x === 0 ? -12 : -2)
          context.lineTo(x, 46)
        }
        for (const y of [10, 22, 34]) {
          context.moveTo(-15, y)
          context.lineTo(15, y)
        }
        context.stroke()
        context.lineWidth = 3
        context.strokeStyle = lighting.slabEdge
        context.stroke(windowShape())
        context.restore()
      }
    }
  }

  const drawHouse = (context: CanvasRenderingContext2D, roof: Roof, lighting: Lighting) => {
    const { width } = roof
    const quarter = getQuarter(roof.x, level)
    const { name } = getQuarterLook(quarter)
    const walls = lighting.getWalls(quarter)
    const wall = walls[roof.appearance % walls.length]
    const frieze = getFrieze(quarter)
    if (!wall) return
    fillPath(context, getRoofOrnament(roof, name), wall.back)
    const face = context.createLinearGradient(0, 0, 0, fade)
    face.addColorStop(0, wall.face)
    face.addColorStop(1, wall.foot)
    context.fillStyle = face
    context.fillRect(4, slabHeight, width - 8, deep)
    if (name !== 'citadel') drawWindows(context, roof, lighting)
    drawFacade(context, roof, name, lighting)
    context.fillStyle = wall.edge
    context.fillRect(4, slabHeight, 4, fade * 0.6)
    context.globalAlpha = 0.35
    context.fillStyle = 'oklch(0.15 0.03 250)'
    context.fillRect(width - 16, slabHeight, 12, deep)
    context.globalAlpha = 1
    if (frieze) {
      context.save()
      context.translate(4, slabHeight + 3)
      context.fillStyle = frieze
      context.fillRect(0, 0, width - 8, bandHeight)
      context.globalAlpha = lighting.dark * 0.5
      context.fillStyle = 'oklch(0.2 0.04 250)'
      context.fillRect(0, 0, width - 8, bandHeight)
      context.restore()
    }
    context.fillStyle = lighting.slabEdge
    context.fillRect(0, 6, width, slabHeight - 3)
    context.fillStyle = lighting.slab
    context.fillRect(0, 0, width, 7)
  }

  /** Draws the gate on the first roof of a quarter. */
  const drawGate = (context: CanvasRenderingContext2D, roof: Roof, lighting: Lighting) => {
    const quarter = getQuarter(roof.x, level)
    const [wall] = lighting.getWalls(quarter)
    if (!wall) return
    context.translate(gateInset, 0)
    drawQuarterGate(context, { ...wall, frieze: getFrieze(quarter) }, quarter)
  }

  return {
    /** Draws in world units. */
    draw(
      context: CanvasRenderingContext2D,
      roofs: readonly Roof[],
      camera: Camera,
      lighting: Lighting,
    ): void {
      for (const [index, roof] of roofs.entries()) {
        if (roof.x > camera.x + camera.width || roof.x + roof.width < camera.x) continue
        context.save()
        context.translate(roof.x, -roof.top)
        drawHouse(context, roof, lighting)
        const before = roofs[index - 1]
        if (before && getQuarter(before.x, level) !== getQuarter(roof.x, level))
          drawGate(context, roof, lighting)
        context.restore()
      }
    },
  }
}
