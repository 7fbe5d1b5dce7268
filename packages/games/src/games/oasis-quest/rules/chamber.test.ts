import { describe, expect, it } from 'vitest'
import { buildChamber } from './chamber.ts'
import { meetsHero, period, getFoeCell } from './foes.ts'
import { getDistances, getOpenNeighbors } from './grid.ts'
import { getPlan } from './tuning.ts'
import { solve } from './solver.ts'

const seeds = Array.from({ length: 40 }, (_, index) => (index * 2_654_435_761) >>> 0)
const everyChamber = [1, 3, 5].flatMap((level) => [1, 2, 4, 7, 12].map((number) => ({ level, number })))

describe.each(everyChamber)('chamber $number at level $level', ({ number, level }) => {
  const chambers = seeds
    .slice(0, number > 4 ? 12 : seeds.length)
    .map((seed) => buildChamber(seed, number, level))

  it('has a safe way to the oasis that meets each key before its gate and leaves spare water', () => {
    for (const chamber of chambers) {
      const way = solve(chamber) ?? []
      expect(way.at(-1)).toBe(chamber.oasis)
      expect(way.length).toBe(chamber.best)
      expect(chamber.skin).toBeGreaterThan(way.length * 1.25)
      let at = chamber.start
      const found = new Set<number>()
      for (const [turn, cell] of way.entries()) {
        expect(cell === at || getOpenNeighbors(chamber, at).includes(cell)).toBe(true)
        for (const foe of chamber.foes) expect(meetsHero(foe, turn, at, cell)).toBe(false)
        for (const gate of chamber.gates) if (gate.cell === cell) expect(found).toContain(gate.hue)
        for (const key of chamber.keys) if (key.cell === cell) found.add(key.hue)
        at = cell
      }
    }
  })

  it('cannot be left without opening every gate', () => {
    for (const chamber of chambers) {
      for (const gate of chamber.gates) {
        const reached = getDistances(chamber, chamber.start, { closed: (cell) => cell === gate.cell })
        expect(reached.has(chamber.oasis)).toBe(false)
      }
    }
  })

  it('puts every object on a floor tile of its own, within reach', () => {
    const plan = getPlan(number, level)
    for (const chamber of chambers) {
      const objects = [
        chamber.start,
        chamber.oasis,
        ...chamber.keys.map(({ cell }) => cell),
        ...chamber.gates.map(({ cell }) => cell),
        ...chamber.treasures,
        ...chamber.wells,
        ...chamber.braziers,
      ]
      expect(new Set(objects).size).toBe(objects.length)
      const reached = getDistances(chamber, chamber.start)
      expect(objects.filter((cell) => !reached.has(cell))).toEqual([])
      expect(chamber.gates).toHaveLength(plan.gates)
      expect(chamber.foes.length).toBeLessThanOrEqual(plan.foes.length)
    }
    const foes = chambers.reduce((sum, chamber) => sum + chamber.foes.length, 0)
    expect(foes / chambers.length).toBeGreaterThan(plan.foes.length * 0.5)
  })

  it('moves creatures along their own paths, one tile at a time, in a loop', () => {
    for (const chamber of chambers) {
      const paths = chamber.foes.flatMap(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const foe of chamber.foes) {
        for (let turn = 0; turn < period; turn++) {
          const [here, next] = [getFoeCell(foe, turn), getFoeCell(foe, turn + 1)]
          expect(here === next || getOpenNeighbors(chamber, here).includes(next)).toBe(true)
        }
        expect(getFoeCell(foe, period + 5)).toBe(getFoeCell(foe, 5))
      }
    }
  })
})

describe('solve', () => {
  const open = (...rows: string[]) => {
    const signs = Array.from(rows.join(''))
    const at = (sign: string) => signs.indexOf(sign)
    return {
      width: rows[0]?.length ?? 0,
      height: rows.length,
      walls: signs.map((sign) => sign === '#'),
      start: at('S'),
      oasis: at('O'),
      gates: at('G') < 0 ? [] : [{ cell: at('G'), hue: 0 }],
      keys: at('K') < 0 ? [] : [{ cell: at('K'), hue: 0 }],
      wells: [],
      braziers: [],
      treasures: [],
      foes: [],
      best: 0,
      skin: 0,
    }
  }

  it('fetches the key first', () => {
    expect(solve(open('#######', '#K.SGO#', '#######'))).toHaveLength(6)
  })

  it('returns null if the key is behind its gate or a creature blocks the only way', () => {
    expect(solve(open('######', '#SGKO#', '######'))).toBeNull()
    const corridor = open('########', '#S....O#', '########')
    const foe = { kind: 'scorpion' as const, path: [11, 12, 13], offset: 0 }
    expect(solve({ ...corridor, foes: [foe] })).toBeNull()
  })

  it('waits in a niche until a creature has passed', () => {
    const niche = open('########', '#S....O#', '####.###', '########')
    const foe = { kind: 'scorpion' as const, path: [11, 12, 13], offset: 0 }
    const way = solve({ ...niche, foes: [foe] })
    expect(way).not.toBeNull()
    expect(way?.length).toBeGreaterThan(5)
  })
})
