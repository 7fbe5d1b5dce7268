import { describe, expect, it } from 'vitest'
import { bossHalf, hitBoss, rayHalf } from './boss.ts'
import { idle } from './bots.ts'
import { initialLives, rules } from './rules.ts'
import { yard } from './state.ts'
import type { GameEvent, State } from './state.ts'
import { hover, parkPearl, startAtWall } from './test-run.ts'
import { getPaddleWidth, warningSteps } from './tuning.ts'

/** Walls of the three first bosses, and of the first that chooses among all attacks. */
const [emberWall, rayWall, guardWall, lateWall] = [5, 10, 15, 20]

const getBoss = ({ boss }: State) => {
  if (!boss) throw new Error('There is no boss.')
  return boss
}
/** Lets the boss begin an attack. */
function provoke(state: State): GameEvent[] {
  getBoss(state).rest = 0
  return hover(state, 1)
}
const kindsOf = (events: GameEvent[]) => events.map(({ kind }) => kind)

describe('a boss', () => {
  it('warns for more than a second before it strikes, and stands still', () => {
    const state = startAtWall(rayWall)
    expect(provoke(state)).toEqual([{ kind: 'warned', attack: 'ray' }])
    const { x } = getBoss(state)
    expect(kindsOf(hover(state, warningSteps - 1))).toEqual([])
    expect(getBoss(state).x).toBe(x)
    expect(kindsOf(hover(state, 1))).toContain('struck')
    expect(warningSteps).toBeGreaterThan(60)
  })

  it.each([emberWall, rayWall])('spares a paddle that leaves the mark in time, wall %i', (wall) => {
    const state = startAtWall(wall)
    provoke(state)
    const events = hover(state, warningSteps + 160, { right: true })
    expect(kindsOf(events)).not.toContain('dazed')
  })

  it.each([emberWall, rayWall])('makes a paddle short that stays on the mark, wall %i', (wall) => {
    const state = startAtWall(wall)
    const width = getPaddleWidth(state)
    provoke(state)
    expect(kindsOf(hover(state, warningSteps + 160))).toContain('dazed')
    expect(getPaddleWidth(state)).toBeLessThan(width * 0.7)
    expect(state.lives).toBe(initialLives)
  })

  it('aims at the paddle, with rays wholly in the yard', () => {
    for (const x of [60, 240, 420]) {
      const state = startAtWall(lateWall)
      state.paddle.x = x
      provoke(state)
      const { kind, xs } = getBoss(state).attack ?? {}
      if (kind === 'guard') continue
      expect(xs?.[0]).toBe(x)
      for (const each of xs ?? []) {
        expect(each).toBeGreaterThanOrEqual(rayHalf)
        expect(each).toBeLessThanOrEqual(yard.width - rayHalf)
      }
    }
  })

  it('raises guards of glass, never on a pearl', () => {
    const state = startAtWall(guardWall)
    const count = state.stars.length
    provoke(state)
    const [first] = getBoss(state).attack?.xs ?? []
    hover(state, warningSteps - 1)
    state.pearls = [{ x: first ?? 0, y: 138, dx: 0, dy: -1, held: null }]
    rules.step(state, idle, () => undefined)
    const raised = state.stars.slice(count)
    expect(raised.length).toBeGreaterThan(1)
    expect(raised.every(({ kind }) => kind === 'glass')).toBe(true)
    expect(raised.some(({ column }) => Math.abs(27.5 + (column + 0.5) * 25 - (first ?? 0)) < 5)).toBe(false)
  })

  it('does not attack while the pearl waits', () => {
    const state = startAtWall(emberWall)
    getBoss(state).rest = 0
    state.pearls = [{ x: 240, y: 400, dx: 0, dy: -1, held: 0 }]
    rules.step(state, idle, () => undefined)
    expect(getBoss(state).attack).toBeNull()
  })

  it.each([
    [0, 50, 0, -1],
    [0, -50, 0, 1],
    [60, 0, -1, 0],
    [-60, 0, 1, 0],
  ])('throws back a pearl that comes from (%i, %i), and loses one hit', (fromX, fromY, dx, dy) => {
    const state = startAtWall(emberWall)
    state.stars = []
    const boss = getBoss(state)
    const { health, x, y } = boss
    state.pearls = [{ x: x + fromX, y: y + fromY, dx, dy, held: null }]
    for (let step = 0; step < 6; step++) rules.step(state, idle, () => undefined)
    const [pearl] = state.pearls
    expect(boss.health).toBe(health - 1)
    expect([pearl?.dx, pearl?.dy]).toEqual([-dx + 0, -dy + 0])
    const isOutside =
      Math.abs((pearl?.x ?? 0) - boss.x) > bossHalf.width ||
      Math.abs((pearl?.y ?? 0) - boss.y) > bossHalf.height
    expect(isOutside).toBe(true)
  })

  it('falls with its stars, gives a pearl back, and the wall is cleared', () => {
    const state = startAtWall(emberWall)
    state.lives = 1
    const events: GameEvent[] = []
    hitBoss(state, getBoss(state).health, initialLives, (event) => events.push(event))
    expect(kindsOf(events)).toEqual(['bossBeaten'])
    expect(state).toMatchObject({ boss: null, stars: [], lives: 2 })
    expect(state.falling.length).toBeGreaterThan(10)
    for (let step = 0; step < 400 && state.wall === emberWall; step++) {
      parkPearl(state)
      rules.step(state, idle, () => undefined)
    }
    expect(state.wall).toBe(emberWall + 1)
  })
})
