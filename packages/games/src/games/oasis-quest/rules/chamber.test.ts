import { describe, expect, it } from 'vitest'
import { buildChamber } from './chamber.ts'
import type { Chamber } from './chamber.ts'
import { createDevices, takeStep } from './devices.ts'
import { elements } from './elements.ts'
import { getFoeCell, isRaised, meetsHero, period } from './foes.ts'
import { getOpenNeighbors, isFloor, ways } from './grid.ts'
import { getPlan } from './tuning.ts'
import { findTraps, solve } from './solver.ts'

const seeds = Array.from({ length: 24 }, (_, index) => (index * 2_654_435_761) >>> 0)
const everyChamber = [1, 3, 5].flatMap((level) =>
  Array.from({ length: 14 }, (_, index) => ({ level, number: index + 1 })),
)

/** Returns the tiles that the hero can stand on, whatever the order of his steps. */
function getReached(chamber: Chamber): Set<number> {
  const reached = new Set([chamber.start])
  const devices = { ...createDevices(chamber), found: 7, lever: 1, mirror: 1, fox: 2 }
  const open = { ...chamber, gates: [], lever: null, beam: null, block: null, fox: null }
  for (const cell of reached)
    for (const way of ways) {
      const step = takeStep(open, { ...devices, block: -1 }, cell, way)
      if (step.barred === undefined) reached.add(step.cell)
    }
  return reached
}

describe.each(everyChamber)('chamber $number at level $level', ({ number, level }) => {
  const chambers = seeds
    .slice(0, number > 6 ? 8 : seeds.length)
    .map((seed) => buildChamber(seed, number, level))

  it('has a safe way to the oasis, for which the skin holds more water than it costs', () => {
    for (const chamber of chambers) {
      const solution = solve(chamber)
      expect(solution?.water).toBe(chamber.best)
      expect(chamber.skin).toBeGreaterThan(chamber.best * 1.19)
      let [cell, devices, water] = [chamber.start, createDevices(chamber), 0]
      for (const [turn, each] of (solution?.turns ?? []).entries()) {
        const step = takeStep(chamber, devices, cell, each)
        if (step.barred !== undefined) throw new Error(`The way is barred by a ${step.barred}.`)
        for (const foe of chamber.foes) expect(meetsHero(foe, turn, cell, step.cell)).toBe(false)
        for (const spike of chamber.spikes)
          if (spike.cell === step.cell) expect(isRaised(spike, turn + 1)).toBe(false)
        water += step.water
        ;({ cell, devices } = step)
      }
      expect([cell, water]).toEqual([chamber.oasis, chamber.best])
    }
  })

  it('can be solved after any steps', () => {
    for (const chamber of chambers) expect(findTraps(chamber)).toEqual([])
  })

  it('cannot be left without opening every gate', () => {
    for (const chamber of chambers)
      for (const gate of chamber.gates) {
        const walls = chamber.walls.map((wall, cell) => wall || cell === gate.cell)
        expect(solve({ ...chamber, walls, foes: [], spikes: [] })).toBeNull()
      }
  })

  it('puts every object on a floor tile of its own, within reach', () => {
    const plan = getPlan(number, level)
    for (const chamber of chambers) {
      const { lever, beam, fox, block } = chamber
      const stand = [
        chamber.start,
        chamber.oasis,
        lever,
        beam?.mirror,
        fox?.den,
        fox?.plate,
        ...chamber.keys.map(({ cell }) => cell),
        ...chamber.treasures,
        ...chamber.wells,
        ...chamber.braziers,
      ].filter((cell) => cell !== null && cell !== undefined)
      const others = [
        ...chamber.gates.map(({ cell }) => cell),
        ...chamber.pits,
        ...chamber.cracks,
        ...chamber.spikes.map(({ cell }) => cell),
        ...chamber.whirls,
        ...(block?.line ?? []),
      ]
      const all = [...stand, ...others]
      expect(new Set(all).size).toBe(all.length)
      expect(all.filter((cell) => !isFloor(chamber, cell))).toEqual([])
      const reached = getReached(chamber)
      expect(stand.filter((cell) => !reached.has(cell))).toEqual([])
      expect(chamber.treasures).toHaveLength(plan.treasures)
      for (const wall of [beam?.source, beam?.crystal])
        if (wall !== undefined) expect(chamber.walls[wall]).toBe(true)
    }
  })

  it('moves creatures along their own paths, one tile at a time, in a loop', () => {
    for (const chamber of chambers) {
      const paths = chamber.foes.flatMap(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const foe of chamber.foes)
        for (let turn = 0; turn < period; turn++) {
          const [here, next] = [getFoeCell(foe, turn), getFoeCell(foe, turn + 1)]
          expect(here === next || getOpenNeighbors(chamber, here).includes(next)).toBe(true)
          expect(getFoeCell(foe, period + turn)).toBe(here)
        }
    }
  })
})

describe('the elements', () => {
  const holds: Record<(typeof elements)[number], (chamber: Chamber) => boolean> = {
    key: ({ keys }) => keys.length > 0,
    scorpion: ({ foes }) => foes.some(({ kind }) => kind === 'scorpion'),
    lever: ({ lever }) => lever !== null,
    brazier: ({ braziers }) => braziers.length > 0,
    pit: ({ pits }) => pits.length > 0,
    block: ({ block }) => block !== null,
    mirror: ({ beam }) => beam !== null,
    spikes: ({ spikes }) => spikes.length > 0,
    golem: ({ foes }) => foes.some(({ kind }) => kind === 'golem'),
    fox: ({ fox }) => fox !== null,
    crack: ({ cracks }) => cracks.length > 0,
    whirl: ({ whirls }) => whirls.length === 2,
  }

  it.each(elements.map((element, index) => ({ element, number: index + 1 })))(
    'has $element new in chamber $number, and not before',
    ({ element, number }) => {
      for (let before = 1; before < number; before++)
        for (const seed of seeds.slice(0, 4))
          expect(holds[element](buildChamber(seed, before, 1))).toBe(false)
      const count = seeds.filter((seed) => holds[element](buildChamber(seed, number, 1))).length
      // A creature or a block finds no place in some mazes.
      expect(count).toBeGreaterThan(seeds.length * 0.5)
    },
  )
})

describe('solve', () => {
  /** Builds a chamber from signs: start S, oasis O, key K, gate G, pit P, block B, plate X. */
  const open = (...rows: string[]): Chamber => {
    const signs = Array.from(rows.join(''))
    const at = (sign: string) => signs.indexOf(sign)
    const list = (sign: string) => signs.flatMap((each, cell) => (each === sign ? [cell] : []))
    const block = at('B') < 0 ? null : { cell: at('B'), plate: at('X'), line: [at('B'), at('X')] }
    return {
      width: rows[0]?.length ?? 0,
      height: rows.length,
      walls: signs.map((sign) => sign === '#'),
      start: at('S'),
      oasis: at('O'),
      gates: list('G').map((cell) => ({ cell, hue: 0, kind: block ? ('block' as const) : ('key' as const) })),
      keys: list('K').map((cell) => ({ cell, hue: 0 })),
      lever: null,
      block,
      beam: null,
      fox: null,
      pits: list('P'),
      cracks: list('C'),
      spikes: [],
      whirls: list('W'),
      wells: [],
      braziers: [],
      treasures: [],
      foes: [],
      best: 0,
      skin: 0,
    }
  }
  const count = (chamber: Chamber) => solve(chamber)?.turns.length ?? null

  it('fetches the key first', () => {
    expect(count(open('#######', '#K.SGO#', '#######'))).toBe(6)
  })

  it('returns null if the key is behind its gate or a creature blocks the only way', () => {
    expect(count(open('######', '#SGKO#', '######'))).toBeNull()
    const corridor = open('########', '#S....O#', '########')
    const foe = { kind: 'scorpion' as const, path: [11, 12, 13], offset: 0 }
    expect(count({ ...corridor, foes: [foe] })).toBeNull()
  })

  it('waits in a niche until a creature has passed', () => {
    const niche = open('########', '#S....O#', '####.###', '########')
    const foe = { kind: 'scorpion' as const, path: [11, 12, 13], offset: 0 }
    expect(count({ ...niche, foes: [foe] })).toBeGreaterThan(5)
  })

  it('leaps over one pit for more water, but not over two', () => {
    expect(solve(open('#######', '#S.P.O#', '#######'))).toMatchObject({ water: 5 })
    expect(count(open('#######', '#S.PPO#', '#######'))).toBeNull()
  })

  it('pushes a block onto its plate', () => {
    expect(count(open('#######', '#XB.SGO', '#######'))).toBe(6)
  })

  it('crosses a cracked slab once, and leaps over what is left', () => {
    expect(solve(open('########', '#K.CSGO#', '########'))).toMatchObject({ water: 3 + 1 + 3 + 2 })
  })

  it('rides a whirl, and finds what a whirl shuts off', () => {
    expect(count(open('#######', '#SW#WO#', '#######'))).toBe(2)
  })

  it('finds places that cannot be left', () => {
    expect(findTraps(open('######', '#S.GO#', '######')).length).toBeGreaterThan(0)
    expect(findTraps(open('#####', '#S.O#', '#####'))).toEqual([])
  })
})
