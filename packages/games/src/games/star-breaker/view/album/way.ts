import { drawAt, fillPath } from '../../../../core/index.ts'
import type { Effects } from '../effects.ts'
import { paintPicture } from './paint-picture.ts'
import { bossGlazes, paints } from '../palette.ts'
import { getStarPath } from '../paths.ts'
import type { PictureName } from '../../rules/pictures.ts'
import { attackKinds, grid, yard } from '../../rules/state.ts'
import type { State } from '../../rules/state.ts'
import { bossInterval, getWallName } from '../../rules/walls.ts'

const tile = { width: 60, height: 40, step: 68 }
const unit = 3

/** Draws the walls of a court in the yard: the cleared ones in color, the one in play framed, and the guardian last. */
export function drawWay(
  context: CanvasRenderingContext2D,
  { seed, wall }: Pick<State, 'seed' | 'wall'>,
  { glazes, court }: Pick<Effects, 'glazes' | 'court'>,
  { y, isMirrored }: { y: number; isMirrored: boolean },
): void {
  const first = wall - ((wall - 1) % bossInterval)
  for (let i = 0; i < bossInterval; i++) {
    const each = first + i
    const name = getWallName(seed, each)
    const guardian = attackKinds.find((kind) => name === `boss-${kind}`)
    const from = (i - (bossInterval - 1) / 2) * tile.step
    drawAt(context, yard.width / 2 + (isMirrored ? -from : from), y, 1, () => {
      context.beginPath()
      context.roundRect(-tile.width / 2, -tile.height / 2, tile.width, tile.height, 7)
      context.fillStyle = court.deep
      context.fill()
      context.lineWidth = each === wall ? 3 : 1.5
      context.strokeStyle = each === wall ? paints.saffron : court.frameEdge
      context.stroke()
      if (guardian) {
        fillPath(context, getStarPath(34), bossGlazes[guardian].face)
        for (const side of [-1, 1])
          drawAt(context, side * 6, -1, 1, () => fillPath(context, getStarPath(8), paints.night))
        return
      }
      context.translate((-grid.columns * unit) / 2, (-grid.rows * unit) / 2)
      const dots = each < wall ? undefined : each === wall ? paints.paper : paints.unbroken
      paintPicture(context, name as PictureName, unit, glazes, dots)
    })
  }
}
