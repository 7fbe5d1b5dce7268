import {
  attackKinds,
  grid,
  paddleDepth,
  paddleLine,
  pearlRadius,
  getStarCenter,
  swing,
  yard,
} from './state.ts'
import type { Attack, AttackKind, Boss, GameEvent, Pearl, State } from './state.ts'
import { daze } from './daze.ts'
import { emberSpeed, warningSteps } from './tuning.ts'

type Emit = (event: GameEvent) => void

/** Half the size of a boss. */
export const bossHalf = { width: 46, height: 36 } as const
/** Half the width of a ray. */
export const rayHalf = 24
/** Steps that a ray lasts. */
export const rayStrike = 26
const way = { middle: yard.width / 2, reach: 150, period: 460 } as const
/** Steps between two hits, so that a pearl in a corner does not count twice. */
const hitCooldown = 8
/** Row of the grid in which guards appear. */
const guardRow = 4
const maxStars = 26

export const createBoss = (kind: AttackKind, round: number, level: number): Boss => ({
  kind,
  round,
  x: way.middle,
  y: 84,
  health: 8 + level + round * 3,
  initialHealth: 8 + level + round * 3,
  path: way.period / 4,
  rest: 150,
  cooldown: 0,
  attack: null,
})

/** Bounces a pearl off the boss. Returns whether they touched. */
export function bounceOffBoss({ x, y }: Boss, pearl: Pearl): boolean {
  const overX = bossHalf.width + pearlRadius - Math.abs(pearl.x - x)
  const overY = bossHalf.height + pearlRadius - Math.abs(pearl.y - y)
  if (overX <= 0 || overY <= 0) return false
  if (overX < overY) {
    const side = pearl.x < x ? -1 : 1
    pearl.x += side * overX
    pearl.dx = side * Math.abs(pearl.dx)
  } else {
    const side = pearl.y < y ? -1 : 1
    pearl.y += side * overY
    pearl.dy = side * Math.abs(pearl.dy)
  }
  return true
}

/** Hits the boss. When its health is gone, the stars around it fall, and a lost pearl comes back. */
export function hitBoss(state: State, hits: number, maxLives: number, emit: Emit): void {
  const { boss } = state
  if (!boss || boss.cooldown > 0) return
  boss.cooldown = hitCooldown
  boss.health = Math.max(0, boss.health - hits)
  state.stepsSinceHit = 0
  const { x, y, round, health } = boss
  const points = health > 0 ? 20 * hits : 500 * round
  state.score += points
  if (health > 0) return emit({ kind: 'bossHit', x, y, points })
  emit({ kind: 'bossBeaten', x, y, points, round })
  state.boss = null
  state.lives = Math.min(maxLives, state.lives + 1)
  for (const star of state.stars) state.falling.push({ ...getStarCenter(star), drift: 0, kind: 'star' })
  state.falling = state.falling.filter(({ kind }) => kind !== 'ember')
  state.stars = []
}

/** Moves the boss, warns of its attacks, and carries them out. */
export function moveBoss(state: State, emit: Emit): void {
  const { boss } = state
  if (!boss) return
  boss.cooldown = Math.max(0, boss.cooldown - 1)
  if (boss.attack) return continueAttack(state, boss, boss.attack, emit)
  boss.path += 1
  boss.x = way.middle + swing(boss.path, way.period) * way.reach
  boss.rest -= 1
  // No attack on a player who has no pearl in the air.
  if (boss.rest > 0 || !state.pearls.some(({ held }) => held === null)) return
  const kind = boss.round > attackKinds.length ? state.random.pick(attackKinds) : boss.kind
  boss.attack = {
    kind,
    warning: warningSteps,
    strike: kind === 'ray' ? rayStrike : 1,
    xs: aimAttack(state, kind, boss),
  }
  emit({ kind: 'warned', attack: kind })
}

function aimAttack(state: State, kind: AttackKind, { x, round }: Boss): number[] {
  const { paddle, stars, pearls } = state
  if (kind === 'guard') {
    const taken = new Set(stars.filter(({ row }) => row === guardRow).map(({ column }) => column))
    const middle = Math.floor((x - grid.x) / grid.side)
    return [-4, -2, 0, 2, 4]
      .map((offset) => middle + offset)
      .filter(
        (column) => column >= 0 && column < grid.columns && !taken.has(column) && stars.length < maxStars,
      )
      .map((column) => getStarCenter({ column, row: guardRow }).x)
  }
  const first = Math.round(paddle.x)
  if (round <= attackKinds.length) return [first]
  const second = pearls[0] && pearls[0].x > first ? first + 110 : first - 110
  return [first, Math.max(rayHalf, Math.min(yard.width - rayHalf, second))]
}

function continueAttack(state: State, boss: Boss, attack: Attack, emit: Emit): void {
  if (attack.warning > 0) {
    attack.warning -= 1
    if (attack.warning > 0) return
    emit({ kind: 'struck', attack: attack.kind })
    if (attack.kind === 'ember') dropEmbers(state, boss, attack)
    if (attack.kind === 'guard') raiseGuards(state, attack)
  }
  attack.strike -= 1
  if (attack.kind === 'ray') {
    const reach = state.paddle.width / 2 + rayHalf
    if (attack.xs.some((x) => Math.abs(x - state.paddle.x) < reach)) daze(state, emit)
  }
  if (attack.strike > 0) return
  boss.attack = null
  boss.rest = Math.max(110, 250 - state.level * 15 - boss.round * 10)
}

function dropEmbers({ falling }: State, { x, y }: Boss, { xs }: Attack): void {
  const start = y + bossHalf.height
  const steps = (paddleLine + paddleDepth / 2 - start) / emberSpeed
  for (const target of xs) falling.push({ x, y: start, drift: (target - x) / steps, kind: 'ember' })
}

function raiseGuards({ stars, pearls }: State, { xs }: Attack): void {
  for (const x of xs) {
    const column = Math.round((x - grid.x) / grid.side - 0.5)
    const { y } = getStarCenter({ column, row: guardRow })
    // A star must not appear on a pearl.
    if (pearls.some((pearl) => Math.abs(pearl.x - x) < grid.side && Math.abs(pearl.y - y) < grid.side))
      continue
    stars.push({
      column,
      row: guardRow,
      kind: 'glass',
      tone: 3,
      strength: 1,
      initialStrength: 1,
      power: null,
      hasKey: false,
    })
  }
}
