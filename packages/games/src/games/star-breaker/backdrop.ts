import type { Size } from '../../core/index.ts'
import { frame } from './camera.ts'
import type { Camera } from './camera.ts'
import { getStarPath } from './drawing.ts'
import { paints } from './palette.ts'
import type { Glaze } from './palette.ts'
import { yard } from './state.ts'

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
  const brush = canvas.getContext('2d')
  if (!brush) return canvas
  brush.scale(density, density)
  brush.fillStyle = paints.ground
  brush.fillRect(0, 0, width, height)
  brush.fillStyle = paints.pattern
  const middle = width / 2
  const columns = Math.ceil(middle / tile) + 1
  for (let row = 0; row * tile < height + tile; row++)
    for (let column = -columns; column <= columns; column++) {
      brush.save()
      brush.translate(middle + column * tile, row * tile)
      brush.fill(getStarPath((row + column) % 2 === 0 ? 46 : 20))
      brush.restore()
    }

  brush.translate(camera.x, camera.y)
  brush.scale(camera.scale, camera.scale)
  paintFrame(brush, glazes)
  return canvas
}

function paintFrame(brush: CanvasRenderingContext2D, glazes: readonly Glaze[]): void {
  const slab = (y: number, fill: string) => {
    brush.fillStyle = fill
    brush.beginPath()
    brush.roundRect(-frame, -frame + y, yard.width + frame * 2, yard.height + frame + 2, [14, 14, 4, 4])
    brush.fill()
  }
  slab(5, paints.frameShadow)
  slab(0, paints.frame)
  brush.lineWidth = 1
  brush.strokeStyle = paints.frameEdge
  brush.stroke()

  brush.fillStyle = paints.floor
  brush.fillRect(0, 0, yard.width, yard.height + 2)
  brush.fillStyle = paints.tiling
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 10; column++) {
      if ((row + column) % 2 > 0) continue
      brush.save()
      brush.translate(20 + column * 40, 20 + row * 40)
      brush.fill(getStarPath(26))
      brush.restore()
    }

  const stud = (x: number, y: number, index: number) => {
    brush.save()
    brush.translate(x, y)
    brush.fillStyle = glazes[index % glazes.length]?.face ?? paints.saffron
    brush.fill(getStarPath(7))
    brush.restore()
  }
  for (let i = 0; i <= 20; i++) stud(i * 20, -frame / 2, Math.abs(i - 10))
  for (let i = 1; i <= 23; i++) {
    stud(-frame / 2, i * 20, i + 10)
    stud(yard.width + frame / 2, i * 20, i + 10)
  }
}
