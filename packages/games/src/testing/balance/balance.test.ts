import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readManifests } from '../../manifests.ts'
import { games, getSeed } from './balance.ts'
import type { BalancedGame } from './balance.ts'
import { skillNames } from './skills.ts'
import { checkBalance, getMedalScores, levels } from './table.ts'
import type { Table } from './table.ts'

const table = JSON.parse(readFileSync(new URL('../../../balance.json', import.meta.url), 'utf8')) as Table
const ids = Object.keys(games) as BalancedGame[]

/** Missions of one run that no bot reaches here, and why they can be reached. */
const unreached: Readonly<Record<string, string>> = {
  'lantern-leap birds-2': 'The bots avoid birds; a jump that starts early lands on them.',
  'lantern-leap birds-3': 'The same, at the highest multiplier, which the bots reach.',
  'henna-studio lines-1':
    'The bots stamp, because a stamp covers more than a line; a hand draws ten lines in a minute.',
  'lantern-leap wings-1': 'The bots never jump in the air; they catch three stars.',
}

describe.each(ids)('the balance of %s', (id) => {
  const rows = table[id] ?? {}

  it('is what the rules and the bots give today', () => {
    for (const level of [1, 5]) {
      for (const skill of skillNames) {
        const { samples = [] } = rows[level]?.[skill] ?? {}
        expect(samples.length).toBeGreaterThan(0)
        const [sample] = samples
        const { seconds, score } = games[id].play(skill, { seed: getSeed(0), level })
        expect({ level, skill, seconds, score }).toEqual({ level, skill, ...sample })
      }
    }
  })

  it('leaves the best bot far below the highest score that the portal accepts', async () => {
    const { maxScore = 0 } = (await readManifests()).find((manifest) => manifest.id === id) ?? {}
    const scores = Object.values(rows).flatMap((row) =>
      Object.values(row).flatMap(({ samples }) => samples.map(({ score }) => score)),
    )
    expect(Math.max(...scores)).toBeLessThan(maxScore / 5)
  })

  it('holds', () => {
    const broken = checkBalance(id, rows).filter(({ holds }) => !holds)
    expect(broken.map(({ name, value }) => `${name}: ${value}`)).toEqual([])
  })

  it('gives the medals', () => {
    for (const level of levels) {
      const row = rows[level]
      const { bronze, silver, gold } = games[id].getMedals(level)
      expect([level, bronze, silver, gold]).toEqual([level, ...(row ? getMedalScores(row) : [])])
      expect(bronze < silver && silver < gold).toBe(true)
    }
  })

  it('lets some player complete each mission of one run', () => {
    const open = new Map(
      games[id].missions.filter(({ scope }) => scope === 'run').map(({ id: name, goal }) => [name, goal]),
    )
    for (let index = 0; index < 20 && open.size > 0; index++) {
      const skill = index % 5 === 4 ? 'average' : 'expert'
      const { counts } = games[id].play(skill, { seed: getSeed(index), level: 1 }, 2)
      for (const [name, goal] of open) if ((counts[name] ?? 0) >= goal) open.delete(name)
    }
    expect([...open.keys()].filter((name) => !(`${id} ${name}` in unreached))).toEqual([])
  })
})
