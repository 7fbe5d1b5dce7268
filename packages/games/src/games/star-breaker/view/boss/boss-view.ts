import { drawAt, fillPath } from '../../../../core/index.ts'
import { clipBroken, drawAura, drawCracks, getBossPhase } from './boss-damage.ts'
import type { BossPhase } from './boss-damage.ts'
import type { Effects } from '../effects.ts'
import { bossGlazes, gold, paints } from '../palette.ts'
import { getPath, getStarPath } from '../paths.ts'
import { bossHalf } from '../../rules/boss.ts'
import { yard } from '../../rules/state.ts'
import type { AttackKind, Boss, State } from '../../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D

/** Emblems of the attacks, around (0, 0). */
const emblems: Readonly<Record<AttackKind, string>> = {
  ember: 'M0-8C2-4 5-1 5 3A5 5 0 0 1-5 3C-5-1-2-4 0-8Z',
  ray: 'M-2-8H2V8H-2ZM-7-4H-4V4H-7ZM4-4H7V4H4Z',
  guard: 'M-8 6V-6H-4V-2H-2V-6H2V-2H4V-6H8V6Z',
}

/** Draws the boss: a large star with a face that looks at the paddle, and its health at the top. It breaks in thirds. */
export function drawBoss(
  context: CanvasContext,
  { boss, paddle }: State,
  effects: Effects,
  reducedMotion: boolean,
): void {
  if (!boss) return
  const { kind, x, y, attack } = boss
  const glaze = bossGlazes[kind]
  const phase = getBossPhase(boss)
  const isWarning = attack !== null && attack.warning > 0
  const clock = reducedMotion ? 0 : effects.clock
  const tremble = isWarning || phase === 2 ? Math.sin(clock * 60) * (isWarning ? 1.5 : 0.7) : 0
  const flash = reducedMotion ? 0 : effects.bossFlash
  drawAt(context, x + tremble, y - flash * 5, 1, () => {
    drawAura(context, kind, phase, clock)
    context.save()
    clipBroken(context, phase)
    context.scale(1 - flash * 0.06, (bossHalf.height / bossHalf.width) * (1 - flash * 0.06))
    context.translate(0, 5)
    fillPath(context, getStarPath(100), glaze.shadow)
    context.translate(0, -5)
    fillPath(context, getStarPath(100), flash > 0.4 ? paints.paper : phase === 2 ? glaze.edge : glaze.face)
    context.lineWidth = 2
    context.strokeStyle = glaze.edge
    context.stroke(getStarPath(98))
    fillPath(context, getStarPath(78), glaze.core)
    fillPath(context, getStarPath(70), phase === 2 ? paints.pomegranate : glaze.face)
    context.restore()
    drawCracks(context, glaze, phase)
    drawFace(context, kind, Math.sign(paddle.x - x) * 2, isWarning ? 2 : phase)
  })
  drawHealth(context, boss, phase)
}

/** Draws eyes, brows and mouth: brows come down and teeth show with the anger, which is full before an attack. */
function drawFace(context: CanvasContext, kind: AttackKind, look: number, anger: BossPhase): void {
  drawAt(context, 0, -17, 1, () => fillPath(context, getPath(emblems[kind]), gold.face))
  const isFurious = anger === 2
  for (const side of [-1, 1]) {
    context.fillStyle = paints.night
    context.beginPath()
    context.ellipse(side * 13, 2, 7, isFurious ? 7.5 : 5.5, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = isFurious ? paints.saffron : paints.paper
    context.fillRect(side * 13 + look - 2, 0.5, 4.5, 4.5)
    context.lineWidth = 3
    context.strokeStyle = paints.night
    context.beginPath()
    context.moveTo(side * 21, -6 - anger * 1.5)
    context.lineTo(side * 6, -7 + anger * 2)
    context.stroke()
  }
  context.fillStyle = paints.night
  if (anger === 0) return context.fillRect(-8, 16, 16, 3)
  context.beginPath()
  context.ellipse(0, 18, 9, anger * 3, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = paints.paper
  for (const x of [-5, 1]) context.fillRect(x, 18 - anger * 2.2, 4, anger * 1.7)
}

/** Color of the health in each phase. */
const healthPaints = [paints.pomegranate, paints.tangerine, paints.saffron] as const

/** Draws one step of a bar for each hit that the boss takes. */
function drawHealth(context: CanvasContext, { health, initialHealth }: Boss, phase: BossPhase): void {
  const width = 260
  const left = (yard.width - width) / 2
  context.fillStyle = paints.night
  context.fillRect(left - 4, 7, width + 8, 14)
  context.lineWidth = 1.4
  context.strokeStyle = paints.frameEdge
  context.strokeRect(left - 4, 7, width + 8, 14)
  const step = width / initialHealth
  for (let i = 0; i < initialHealth; i++) {
    context.fillStyle = i < health ? healthPaints[phase] : paints.ink
    context.fillRect(left + i * step + 1, 10, step - 2, 8)
  }
}
