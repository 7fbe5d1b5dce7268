import { drawAt, fillPath } from '../../../../core/index.ts'
import { bossGlazes, paints } from '../palette.ts'
import type { Glaze } from '../palette.ts'
import { getPath } from '../paths.ts'
import type { AttackKind, Boss } from '../../rules/state.ts'

type CanvasContext = CanvasRenderingContext2D

/** Thirds of its health that a boss has lost. */
export type BossPhase = 0 | 1 | 2

export function getBossPhase({ health, initialHealth }: Pick<Boss, 'health' | 'initialHealth'>): BossPhase {
  if (health * 3 > initialHealth * 2) return 0
  return health * 3 > initialHealth ? 1 : 2
}

/** Outline within which the body around (0, 0) still stands: a corner breaks off in each phase. */
const remains: readonly string[] = [
  'M-70-70H70V70H-70Z',
  'M-70-70H16L22-30L36-20L44-12L70-12V70H-70Z',
  'M-70-70H16L22-30L36-20L44-12L70-12V70H-18L-22 28L-36 20L-40 8L-70 4Z',
]
const cracks: readonly string[] = [
  '',
  'M30-25L20-14L25-5L17 4M-8-36L-12-26L-6-20',
  'M30-25L20-14L25-5L17 4M-8-36L-12-26L-6-20M-35 20L-25 12L-28 2L-21-5M12 36L8 26L15 17M44 4L33 7L27 14',
]

/** Clips the context to the remains of the body. */
export const clipBroken = (context: CanvasContext, phase: BossPhase): void => {
  if (phase > 0) context.clip(getPath(remains[phase] ?? ''))
}

/** Draws cracks: in the last phase, fire shows through them. */
export function drawCracks(context: CanvasContext, { shadow }: Glaze, phase: BossPhase): void {
  if (phase === 0) return
  const path = getPath(cracks[phase] ?? '')
  context.lineJoin = 'miter'
  context.lineWidth = phase === 2 ? 4.5 : 2.6
  context.strokeStyle = shadow
  context.stroke(path)
  if (phase === 1) return
  context.lineWidth = 1.8
  context.strokeStyle = paints.saffron
  context.stroke(path)
}

const flame = 'M-10 4C-11-10-3-14 1-32C4-16 11-10 10 4Z'
const ray = 'M-4 0L0-24L4 0Z'

/** Draws flames, rays or a crown behind the body: the first two grow as the guardian weakens, the crown crumbles. */
export function drawAura(context: CanvasContext, kind: AttackKind, phase: BossPhase, clock: number): void {
  if (kind === 'guard') return drawCrown(context, phase)
  const isFlame = kind === 'ember'
  const count = isFlame ? 7 : 14
  for (let i = 0; i < count; i++) {
    // Flames rise from the upper half, rays turn all around.
    const angle = isFlame
      ? ((i + 0.5) / count - 0.5) * 3.6
      : (i / count) * Math.PI * 2 + clock * (0.3 + phase * 0.5)
    const flicker = Math.sin(clock * (isFlame ? 9 : 5) + i * 2.3) * 0.12
    drawAt(context, Math.sin(angle) * 38, -Math.cos(angle) * 29, 1, () => {
      context.rotate(isFlame ? angle * 0.45 : angle)
      const size = 0.75 + phase * 0.22 + flicker
      context.scale(0.8 + phase * 0.1, size)
      fillPath(context, getPath(isFlame ? flame : ray), isFlame ? paints.pomegranate : bossGlazes.ray.inlay)
      if (!isFlame) return
      context.scale(0.55, 0.6)
      fillPath(context, getPath(flame), paints.saffron)
    })
  }
}

/** Merlons of the crown that stand in each phase. */
const merlons: readonly (readonly number[])[] = [[-24, -12, 0, 12, 24], [-24, -12, 0], [-12]]

function drawCrown(context: CanvasContext, phase: BossPhase): void {
  const { shadow, face, inlay } = bossGlazes.guard
  for (const [drop, fill] of [[3, shadow] as const, [0, face] as const]) {
    context.fillStyle = fill
    context.fillRect(-29, -38 + drop, 58, 12)
    for (const x of merlons[phase] ?? []) context.fillRect(x - 5, -48 + drop, 10, 12)
  }
  context.fillStyle = inlay
  for (const x of merlons[phase] ?? []) context.fillRect(x - 2, -44, 4, 4)
}
