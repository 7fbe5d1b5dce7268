import type { Random } from '../../../core/index.ts'
import type { Chamber } from './chamber.ts'
import type { Foe, FoeKind } from './foes.ts'
import { getDistances, getOpenNeighbors } from './grid.ts'
import { solve } from './solver.ts'

const maxTries = 16
/** Smallest distance of a creature from the start, and from where a whirl drops the hero, in steps. */
const minStartDistance = 4
const minWhirlDistance = 2

/** Assigns paths to creatures. Creatures that would block the only way are left out. */
export function placeFoes(chamber: Chamber, kinds: readonly FoeKind[], random: Random): Foe[] {
  const { start, oasis, gates, spikes, pits, cracks, whirls, block, lever, beam, fox } = chamber
  const near = getDistances(chamber, start, { most: minStartDistance })
  const taken = new Set<number | null | undefined>([...near.keys(), oasis, ...pits, ...cracks])
  for (const whirl of whirls)
    for (const cell of getDistances(chamber, whirl, { most: minWhirlDistance }).keys()) taken.add(cell)
  for (const { cell } of [...gates, ...spikes]) taken.add(cell)
  for (const cell of [...(block?.line ?? []), lever, beam?.mirror, fox?.den, fox?.plate]) taken.add(cell)
  const floor = chamber.walls.flatMap((wall, cell) => (wall ? [] : [cell]))
  const foes: Foe[] = []
  for (const kind of kinds) {
    for (let time = 0; time < maxTries; time++) {
      const path = findPath(chamber, random, random.pick(floor), random.chance(0.65) ? 5 : 3, taken)
      if (!path) continue
      foes.push({ kind, path, offset: random.int(0, 7) })
      for (const cell of path) taken.add(cell)
      break
    }
  }
  if (solve({ ...chamber, foes })) return foes
  return foes.reduce<Foe[]>(
    (kept, foe) => (solve({ ...chamber, foes: [...kept, foe] }) ? [...kept, foe] : kept),
    [],
  )
}

/** Finds a path over free floor, straight where possible. It touches a crossing, so the hero can step aside. */
function findPath(
  chamber: Chamber,
  random: Random,
  from: number,
  length: number,
  taken: ReadonlySet<number | null | undefined>,
): number[] | null {
  if (taken.has(from)) return null
  const path = [from]
  while (path.length < length) {
    const last = path.at(-1) ?? from
    const ahead = last + (last - (path.at(-2) ?? last))
    const choice = getOpenNeighbors(chamber, last).filter((cell) => !taken.has(cell) && !path.includes(cell))
    if (choice.length === 0) return null
    path.push(choice.includes(ahead) ? ahead : random.pick(choice))
  }
  return path.some((cell) => getOpenNeighbors(chamber, cell).length > 2) ? path : null
}
