import { games, getSeed } from './balance.ts'
import type { BalancedGame, Outcome } from './balance.ts'
import { skillNames } from './skills.ts'
import type { SkillName } from './skills.ts'

export const levels = [1, 2, 3, 4, 5] as const
export const seedCount = 20
/** Runs of a bot on each seed, each with other errors. */
const hands = 3

/** Means of one bot at one level over all seeds. */
export interface Cell {
  seconds: number
  longest: number
  score: number
  /** Outcome of the first hand on each of the first seeds, which the test plays again. */
  samples: readonly Outcome[]
}
export type Row = Record<SkillName, Cell>
export type Table = Record<string, Record<string, Row>>

/** Number of seeds that the test plays again. */
export const sampleCount = 2

const getMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function measure(id: BalancedGame, skill: SkillName, level: number): Cell {
  const outcomes = Array.from({ length: hands * seedCount }, (_, index) => {
    const start = { seed: getSeed(index % seedCount), level }
    const { seconds, score } = games[id].play(skill, start, Math.floor(index / seedCount))
    return { seconds, score }
  })
  return {
    seconds: Math.round(getMean(outcomes.map(({ seconds }) => seconds))),
    longest: Math.round(Math.max(...outcomes.map(({ seconds }) => seconds))),
    score: Math.round(getMean(outcomes.map(({ score }) => score))),
    samples: outcomes.slice(0, sampleCount),
  }
}

/** Plays every game at every level with every bot; takes a minute. */
export function measureBalance(ids = Object.keys(games) as BalancedGame[]): Table {
  return Object.fromEntries(
    ids.map((id) => [
      id,
      Object.fromEntries(
        levels.map((level) => [
          level,
          Object.fromEntries(skillNames.map((skill) => [skill, measure(id, skill, level)])) as Row,
        ]),
      ),
    ]),
  )
}

/** Measure of a game: the time that a run lasts, or its points. */
export type Measure = 'seconds' | 'score'

interface GameMeasure {
  by: Measure
  /** Why the game is not measured by time. */
  reason?: string
}

/** Measures of the games. */
export const measures: Readonly<Record<BalancedGame, GameMeasure>> = {
  'lantern-leap': { by: 'seconds' },
  'dune-rally': { by: 'seconds' },
  'star-breaker': { by: 'seconds' },
  zellige: {
    by: 'score',
    reason:
      'A puzzle has no clock: a run lasts as long as its player thinks. Points tell how far a run got; the times are the bots’ own.',
  },
  'oasis-quest': {
    by: 'score',
    reason: 'The water counts steps, not seconds, and an expert needs fewer for the same chambers.',
  },
  'souk-kitchen': { by: 'seconds' },
  'henna-studio': { by: 'seconds' },
}

export interface Claim {
  /** For example `average at least 1.6 × novice`. */
  name: string
  value: number
  holds: boolean
}

const minutes = 12

/** Checks the rules of balance for a game. */
export function checkBalance(id: BalancedGame, rows: Readonly<Record<string, Row>>): Claim[] {
  const { by } = measures[id]
  const get = (level: number, skill: SkillName) => rows[level]?.[skill][by] ?? 0
  const ratio = (name: string, value: number, holds: boolean): Claim => ({
    name,
    value: Math.round(value * 100) / 100,
    holds,
  })
  const timed: Claim[] = []
  if (by === 'seconds') {
    const novice = get(1, 'novice')
    timed.push(ratio('novice lasts 45 to 150 s', novice, novice >= 45 && novice <= 150))
  }
  const longest = Math.max(
    ...levels.flatMap((level) => skillNames.map((skill) => rows[level]?.[skill].longest ?? Infinity)),
  )
  timed.push(ratio('no run lasts 12 minutes', longest, longest <= minutes * 60))
  const average = get(1, 'average') / get(1, 'novice')
  const expert = get(1, 'expert') / get(1, 'average')
  return [
    ...timed,
    ratio('average at least 1.6 × novice', average, average >= 1.6),
    ratio('expert at least 1.6 × average', expert, expert >= 1.6),
    ...levels.slice(1).map((level) => {
      const share = get(level, 'average') / get(level - 1, 'average')
      return ratio(`level ${level} at most 0.88 × level ${level - 1}`, share, share <= 0.88)
    }),
  ]
}

/** Rounds a score to two digits, for a medal. */
const roundScore = (score: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(score)) - 1)
  return Math.round(score / unit) * unit
}

/** Returns the scores for bronze, silver and gold: what the three bots score on average. */
export const getMedalScores = (row: Row): readonly number[] =>
  skillNames.map((skill) => roundScore(row[skill].score))
