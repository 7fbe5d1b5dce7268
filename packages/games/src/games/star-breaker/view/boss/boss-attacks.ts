import { drawAt } from '../../../../core/index.ts'
import { paints } from '../palette.ts'
import { getStarPath } from '../paths.ts'
import { bossHalf, rayHalf } from '../../rules/boss.ts'
import { grid, paddleDepth, paddleLine, yard } from '../../rules/state.ts'
import type { Attack, Boss } from '../../rules/state.ts'
import { warningSteps } from '../../rules/tuning.ts'

type CanvasContext = CanvasRenderingContext2D

const guardLine = grid.y + 4.5 * grid.side

/** Draws where an attack strikes, before and while it does. */
export function drawAttack(context: CanvasContext, boss: Boss, attack: Attack, reducedMotion: boolean): void {
  const { kind, warning, xs } = attack
  const progress = 1 - warning / warningSteps
  context.lineWidth = 2
  context.strokeStyle = paints.pomegranate
  for (const x of xs) {
    if (kind === 'ray') drawRay(context, x, warning, progress)
    else if (kind === 'ember') drawTarget(context, boss, x, progress)
    else
      drawAt(context, x, guardLine, reducedMotion ? 1 : 1.6 - progress * 0.6, () =>
        context.stroke(getStarPath(grid.side)),
      )
  }
}

/** Draws the striped column of a ray, which fills until it strikes. */
function drawRay(context: CanvasContext, x: number, warning: number, progress: number): void {
  const left = x - rayHalf
  if (warning === 0) {
    context.fillStyle = paints.pomegranate
    context.fillRect(left, 0, rayHalf * 2, yard.height)
    context.fillStyle = paints.saffron
    context.fillRect(left + 8, 0, rayHalf * 2 - 16, yard.height)
    context.fillStyle = paints.paper
    context.fillRect(left + 17, 0, rayHalf * 2 - 34, yard.height)
    return
  }
  context.save()
  context.beginPath()
  context.rect(left, 0, rayHalf * 2, yard.height)
  context.clip()
  context.globalAlpha = 0.3
  context.fillStyle = paints.pomegranate
  context.fillRect(left, 0, rayHalf * 2, yard.height * progress)
  context.globalAlpha = 0.8
  context.beginPath()
  for (let y = -rayHalf * 2; y < yard.height; y += 24) {
    context.moveTo(left, y + rayHalf * 2)
    context.lineTo(left + rayHalf * 2, y)
  }
  context.stroke()
  context.restore()
  context.strokeRect(left, -4, rayHalf * 2, yard.height + 8)
}

/** Draws the mark that an ember will hit: a ring closes around it. */
function drawTarget(context: CanvasContext, { x: from, y }: Boss, x: number, progress: number): void {
  const line = paddleLine + paddleDepth / 2
  context.setLineDash([4, 7])
  context.beginPath()
  context.moveTo(from, y + bossHalf.height)
  context.lineTo(x, line)
  context.stroke()
  context.setLineDash([])
  for (const radius of [9, 9 + (1 - progress) * 26]) {
    context.beginPath()
    context.arc(x, line, radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.fillStyle = paints.pomegranate
  context.fillRect(x - 1.5, line - 14, 3, 28)
  context.fillRect(x - 14, line - 1.5, 28, 3)
}
