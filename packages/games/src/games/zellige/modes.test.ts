import { describe, expect, it } from 'vitest'
import { Random } from '../../core/index.ts'
import { modeRules, firstCommand } from './modes.ts'
import { commandCount } from './puzzles/puzzle-rules.ts'
import { careless, idle } from './rules/bots.ts'
import { rules } from './rules/rules.ts'
import { ways } from './rules/board.ts'

const ignore = () => undefined

describe('the rules of both modes', () => {
  it('encode ranked moves like the ranked rules, and below the commands', () => {
    for (const go of [null, ...ways])
      for (const undo of [false, true])
        for (const finish of [false, true]) {
          const moves = { go, undo, finish }
          const code = modeRules.encodeMove({ ...moves, command: null })
          expect(code).toBe(rules.encodeMove(moves))
          expect(code).toBeLessThan(firstCommand)
          expect(modeRules.decodeMove(code)).toEqual({ ...moves, command: null })
        }
  })

  it('decode any number to a command, or to what the ranked rules read', () => {
    for (let command = 0; command < commandCount; command++) {
      const code = modeRules.encodeMove({ ...idle, command })
      expect(modeRules.decodeMove(code)).toEqual({ ...idle, command })
      expect(rules.decodeMove(code)).toEqual(idle)
    }
    for (const code of [-1, 0.5, NaN, Infinity, firstCommand - 1, firstCommand + commandCount, 65_535])
      expect(modeRules.decodeMove(code)).toEqual({ ...idle, command: null })
  })

  it('play a ranked run like the ranked rules', () => {
    const start = { seed: 11, level: 3 }
    const [state, ranked] = [modeRules.start(start), rules.start(start)]
    const random = new Random(1)
    while (!ranked.over) {
      const moves = ranked.stuck ? { ...idle, finish: true } : { ...idle, go: careless(ranked, random) }
      rules.step(ranked, moves, ignore)
      modeRules.step(state, { ...moves, command: null }, ignore)
    }
    expect(state).toEqual(ranked)
  })

  it('start a free run with no puzzle open, which scores nothing', () => {
    const state = modeRules.start({ seed: 1, level: 1, free: true })
    expect(state).toMatchObject({ score: 0, over: false, open: null })
    const kinds: string[] = []
    modeRules.step(state, { ...idle, command: 0 }, ({ kind }) => kinds.push(kind))
    expect(kinds).toEqual(['puzzle'])
    expect(state).toMatchObject({ score: 0, over: false, open: 0 })
  })
})
