import { describe, expect, it } from 'vitest'
import { describeRules } from '../../../testing/describe-rules.ts'
import { createPlayer, follower, idle, keys, sleeper } from './bots.ts'
import type { Bot } from './bots.ts'
import { aim, minRise } from './flight.ts'
import { maxLight, maxSpeed, getPearlSpeed } from './tuning.ts'
import { initialLives, rules } from './rules.ts'
import { maxCombo } from './strike.ts'
import { play } from './test-run.ts'
import { powers, yard } from './state.ts'
import type { Pearl } from './state.ts'

describeRules({
  rules,
  rounded: true,
  player: createPlayer(sleeper),
  players: { follower: () => createPlayer(follower), keys: () => createPlayer(keys) },
})

const seeds = Array.from({ length: 24 }, (_, seed) => seed * 104_729)

describe('a run of Star Breaker', () => {
  it('goes as well for whole pointer positions as for exact ones', () => {
    const coded: Bot = (state, random) =>
      rules.decodeMove(rules.encodeMove({ ...idle, ...follower(state, random) }))
    const score = (bot: Bot) =>
      seeds.slice(0, 6).reduce((sum, seed) => sum + play({ seed, level: 3 }, bot, 90).score, 0)
    expect(score(coded) / score(follower)).toBeGreaterThan(0.85)
  })

  it('repeats for the same seed and moves and differs for another seed', () => {
    const one = play({ seed: 4, level: 2 }, follower, 60)
    expect(play({ seed: 4, level: 2 }, follower, 60)).toEqual(one)
    expect(play({ seed: 5, level: 2 }, follower, 60).score).not.toBe(one.score)
  })

  it('ends soon without input, after three lives, at every level', () => {
    for (const level of [1, 2, 3, 4, 5])
      for (const seed of seeds.slice(0, 6)) {
        const { over, lives } = play({ seed, level }, sleeper, 240)
        expect({ over, lives }).toEqual({ over: true, lives: 0 })
      }
  })

  it('lets a bot that follows the pearl clear walls, also with keys', () => {
    for (const level of [1, 3, 5])
      for (const seed of seeds.slice(0, 3)) {
        expect(play({ seed, level }, follower, 240).wall).toBeGreaterThan(2)
        expect(play({ seed, level }, keys, 120).broken).toBeGreaterThan(25)
      }
  })

  it('speeds up, but never beyond what the keys can follow', () => {
    const state = rules.start({ seed: 1, level: 5 })
    const first = getPearlSpeed(state)
    state.wall = 40
    state.brokenInWall = 200
    expect(getPearlSpeed(state)).toBeGreaterThan(first * 1.2)
    expect(getPearlSpeed(state)).toBe(maxSpeed)
    const across = maxSpeed * Math.sqrt(1 - minRise * minRise)
    let steps = 0
    const { x } = state.paddle
    for (; steps < 40; steps++) rules.step(state, { ...idle, left: true }, () => undefined)
    const paddle = (x - state.paddle.x) / steps
    state.paddle.x = yard.width
    rules.step(state, { ...idle, left: true }, () => undefined)
    expect(Math.abs(state.paddle.glide)).toBeGreaterThan(across)
    expect(paddle).toBeGreaterThan(0)
  })

  it('survives invalid moves', () => {
    const state = play(
      { seed: 1, level: 1 },
      () => ({ target: Number.NaN, left: true, right: true, launch: true, hold: true }),
      5,
    )
    expect(Number.isFinite(state.paddle.x)).toBe(true)
  })
})

describe('a pearl', () => {
  it('leaves the paddle upwards, neither flat nor vertical, from every contact point', () => {
    for (let offset = -1.4; offset <= 1.4; offset += 0.01) {
      const pearl: Pearl = { x: 0, y: 0, dx: 0.3, dy: 0.9, held: null }
      aim(pearl, offset)
      expect(pearl.dy).toBeLessThanOrEqual(-minRise + 1e-12)
      expect(Math.abs(pearl.dx)).toBeGreaterThan(0.1)
      expect(pearl.dx ** 2 + pearl.dy ** 2).toBeCloseTo(1, 12)
    }
  })

  it('keeps its minimum rise through every bounce', () => {
    let flattest = 1
    let outside = 0
    let longest = 0
    for (const level of [1, 3, 5])
      for (const seed of seeds.slice(0, 6)) {
        let alone = 0
        play({ seed, level }, follower, 60, (state, events) => {
          const flying = state.pearls.filter(({ held }) => held === null)
          for (const { x, dy } of flying) {
            flattest = Math.min(flattest, Math.abs(dy))
            if (x <= 0 || x >= yard.width) outside += 1
          }
          const met = events.some(({ kind }) =>
            ['broken', 'cracked', 'paddle', 'locked', 'bossHit'].includes(kind),
          )
          alone =
            met || state.pearls.length !== 1 || state.freezeSteps > 0
              ? 0
              : alone + getPearlSpeed(state) * minRise
          longest = Math.max(longest, alone)
        })
      }
    expect(flattest).toBeGreaterThanOrEqual(minRise - 1e-9)
    expect(outside).toBe(0)
    // One flight up and down the whole yard at the smallest rise is the longest possible.
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThan(2 * yard.height)
  })

  it('always returns to the paddle, even when trapped behind a wall', () => {
    const state = rules.start({ seed: 9, level: 1 })
    const hits = state.stars.reduce((sum, { strength }) => sum + strength, 0)
    state.pearls = [{ x: 200, y: 12, dx: Math.sqrt(1 - minRise ** 2), dy: minRise, held: null }]
    state.paddle.x = 40
    let steps = 0
    while (state.lives === initialLives && state.wall === 1) {
      rules.step(state, idle, () => undefined)
      if (state.pearls[0]) state.pearls[0].held = null
      steps += 1
    }
    expect(steps).toBeLessThan((hits + 2) * ((2 * yard.height) / (minRise * 3)))
  })
})

describe('points', () => {
  it('multiply with each star until the paddle is hit', () => {
    let longest = 0
    const state = play({ seed: 2, level: 1 }, follower, 120, ({ combo }, events) => {
      let seen = 0
      for (const event of events) {
        if (event.kind === 'broken') {
          expect(event.points).toBe(10 * event.star.initialStrength * event.combo)
          seen = event.combo
        }
      }
      longest = Math.max(longest, seen)
      if (events.length > 0 && events.at(-1)?.kind === 'paddle') expect(combo).toBe(0)
    })
    expect(longest).toBeGreaterThan(3)
    expect(longest).toBeLessThanOrEqual(maxCombo)
    expect(state.bestCombo).toBeGreaterThanOrEqual(longest)
  })

  it('include lanterns, each of which applies its power', () => {
    const seen = new Set<string>()
    for (const seed of seeds.slice(0, 6))
      play({ seed, level: 1 }, follower, 120, (state, events) => {
        for (const event of events)
          if (event.kind === 'caught' && event.power) {
            seen.add(event.power)
            if (event.power === 'three') expect(state.pearls.length).toBeGreaterThan(2)
            else if (event.power === 'light') expect(state.light).toBeGreaterThanOrEqual(maxLight - 1)
            else expect(state.powerSteps[event.power]).toBeGreaterThan(0)
          }
      })
    expect([...seen].sort()).toEqual([...powers].sort())
  })

  it('drops the last stars after a long time without a hit', () => {
    const state = rules.start({ seed: 3, level: 1 })
    state.stars = state.stars.slice(0, 2)
    const seen: string[] = []
    for (let step = 0; step < 60 * 40 && state.wall === 1; step++) {
      const pearl = state.pearls[0]
      // Placed under the wall, away from the stars.
      if (pearl) Object.assign(pearl, { x: 200, y: 380, dx: 0.2, dy: -0.98, held: null })
      rules.step(state, idle, ({ kind }) => seen.push(kind))
    }
    expect(seen).toContain('loosened')
    expect(state.wall).toBe(2)
  })
})
