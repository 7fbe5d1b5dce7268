import type { Size } from '../../../core/index.ts'
import { frame } from './camera.ts'
import type { Camera } from './camera.ts'
import { getStarPath } from './drawing.ts'
import { paints } from './palette.ts'
import type { Glaze } from './palette.ts'
import { yard } from '../rules/state.ts'

const tile = 64

/** Paints everything static once per size: the courtyard, the yard's floor and the tiled frame. */
export function paintBackdrop(
  { width, height }: Size,
  camera: Camera,
  glazes: readonly Glaze[],
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const density = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = Math.max(1, Math.round(width * density))
  canvas.height = Math.max(1, Math.round(height * density))
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(density, density)
  context.fillStyle = paints.ground
  context.fillRect(0, 0, width, height)
  context.fillStyle = paints.pattern
  const middle = width / 2
  const columns = Math.ceil(middle / tile) + 1
  for (let row = 0; row * tile < height + tile; row++)
    for (let column = -columns; column <= columns; column++) {
      context.save()
      context.translate(middle + column * tile, row * tile)
      context.fill(getStarPath((row + column) % 2 === 0 ? 46 : 20))
      context.restore()
    }

  context.translate(camera.x, camera.y)
  context.scale(camera.scale, camera.scale)
  paintFrame(context, glazes)
  return canvas
}

function paintFrame(context: CanvasRenderingContext2D, glazes: readonly Glaze[]): void {
  const slab = (y: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(-frame, -frame + y, yard.width + frame * 2, yard.height + frame + 2, [14, 14, 4, 4])
    context.fill()
  }
  slab(5, paints.frameShadow)
  slab(0, paints.frame)
  context.lineWidth = 1
  context.strokeStyle = paints.frameEdge
  context.stroke()

  context.fillStyle = paints.floor
  context.fillRect(0, 0, yard.width, yard.height + 2)
  context.fillStyle = paints.tiling
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 10; column++) {
      if ((row + column) % 2 > 0) continue
      context.save()
      context.translate(20 + column * 40, 20 + row * 40)
      context.fill(getStarPath(26))
      context.restore()
    }

  const stud = (x: number, y: number, index: number) => {
    context.save()
    context.translate(x, y)
    context.fillStyle = glazes[index % glazes.length]?.face ?? paints.saffron
    context.fill(getStarPath(7))
    context.restore()
  }
  for (let i = 0; i <= 20; i++) stud(i * 20, -frame / 2, Math.abs(i - 10))
  for (let i = 1; i <= 23; i++) {
    stud(-frame / 2, i * 20, i + 10)
    stud(yard.width + frame / 2, i * 20, i + 10)
  }
}
