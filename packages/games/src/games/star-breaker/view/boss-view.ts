import { drawAt, fillPath } from '../../../core/index.ts'
import type { Effects } from './effects.ts'
import { bossGlazes, gold, paints } from './palette.ts'
import { getPath, getStarPath } from './paths.ts'
import { bossHalf, rayHalf } from '../rules/boss.ts'
import { grid, paddleDepth, paddleLine, yard } from '../rules/state.ts'
import type { Attack, AttackKind, Boss, State } from '../rules/state.ts'
import { warningSteps } from '../rules/tuning.ts'

type CanvasContext = CanvasRenderingContext2D

const guardLine = grid.y + 4.5 * grid.side

/** Emblems of the attacks, around (0, 0). */
const emblems: Readonly<Record<AttackKind, string>> = {
  ember: 'M0-8C2-4 5-1 5 3A5 5 0 0 1-5 3C-5-1-2-4 0-8Z',
  ray: 'M-2-8H2V8H-2ZM-7-4H-4V4H-7ZM4-4H7V4H4Z',
  guard: 'M-8 6V-6H-4V-2H-2V-6H2V-2H4V-6H8V6Z',
}

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

/** Draws the boss: a large star with a face that looks at the paddle, and its health at the top. */
export function drawBoss(
  context: CanvasContext,
  { boss, paddle }: State,
  effects: Effects,
  reducedMotion: boolean,
): void {
  if (!boss) return
  const { kind, x, y, attack } = boss
  const glaze = bossGlazes[kind]
  const isWarning = attack !== null && attack.warning > 0
  const tremble = isWarning && !reducedMotion ? Math.sin(effects.clock * 60) * 1.5 : 0
  const flash = reducedMotion ? 0 : effects.bossFlash
  drawAt(context, x + tremble, y - flash * 5, 1 - flash * 0.06, () => {
    context.scale(1, bossHalf.height / bossHalf.width)
    context.translate(0, 5)
    fillPath(context, getStarPath(100), glaze.shadow)
    context.translate(0, -5)
    fillPath(context, getStarPath(100), flash > 0.4 ? paints.paper : glaze.face)
    context.lineWidth = 2
    context.strokeStyle = glaze.edge
    context.stroke(getStarPath(98))
    fillPath(context, getStarPath(78), glaze.core)
    fillPath(context, getStarPath(70), glaze.face)
  })
  drawAt(context, x + tremble, y - flash * 5, 1, () =>
    drawFace(context, kind, Math.sign(paddle.x - x) * 2, isWarning),
  )
  drawHealth(context, boss)
}

function drawFace(context: CanvasContext, kind: AttackKind, look: number, isWarning: boolean): void {
  context.save()
  context.translate(0, -17)
  fillPath(context, getPath(emblems[kind]), gold.face)
  context.restore()
  for (const side of [-1, 1]) {
    context.fillStyle = paints.night
    context.beginPath()
    context.ellipse(side * 13, 2, 7, isWarning ? 7.5 : 5.5, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = isWarning ? paints.saffron : paints.paper
    context.fillRect(side * 13 + look - 2, 0.5, 4.5, 4.5)
    // Brows come down before an attack.
    context.lineWidth = 3
    context.strokeStyle = paints.night
    context.beginPath()
    context.moveTo(side * 21, isWarning ? -9 : -6)
    context.lineTo(side * 6, isWarning ? -3 : -7)
    context.stroke()
  }
  context.fillStyle = paints.night
  if (isWarning) {
    context.beginPath()
    context.ellipse(0, 18, 9, 6, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = paints.paper
    context.fillRect(-5, 13.5, 4, 3.5)
    context.fillRect(1, 13.5, 4, 3.5)
  } else context.fillRect(-8, 16, 16, 3)
}

/** Draws one step of a bar for each hit that the boss takes. */
function drawHealth(context: CanvasContext, { health, initialHealth }: Boss): void {
  const width = 260
  const left = (yard.width - width) / 2
  context.fillStyle = paints.night
  context.fillRect(left - 4, 7, width + 8, 14)
  context.lineWidth = 1.4
  context.strokeStyle = paints.frameEdge
  context.strokeRect(left - 4, 7, width + 8, 14)
  const step = width / initialHealth
  for (let i = 0; i < initialHealth; i++) {
    context.fillStyle = i < health ? paints.pomegranate : paints.ink
    context.fillRect(left + i * step + 1, 10, step - 2, 8)
  }
}
