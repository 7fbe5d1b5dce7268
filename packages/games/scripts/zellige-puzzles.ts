/**
 * Finds the 40 puzzles of Zellige and writes them to `src/games/zellige/puzzles/puzzle-data.ts`. A puzzle is harder the
 * less often a player who slides anywhere solves it. Run `npm run generate:puzzles -w @saha/games` after changing a
 * recipe; it takes some minutes, and the file is committed.
 */
import { writeFile } from 'node:fs/promises'
import { Random } from '../src/core/random.ts'
import type { Cell } from '../src/games/zellige/rules/board.ts'
import { readCells, writeCells } from '../src/games/zellige/puzzles/notation.ts'
import { slack } from '../src/games/zellige/puzzles/puzzles.ts'
import { shift } from '../src/games/zellige/puzzles/shift.ts'
import { solve } from '../src/games/zellige/puzzles/solver.ts'

/** Contents of the puzzles of a chapter. Each pair is a smallest and a largest number. */
interface Recipe {
  size: number
  rank: readonly [number, number]
  /** Splits of the star that the puzzle is made from: more splits give more stars. */
  splits: readonly [number, number]
  /** Stars that the solution does not need. */
  extra: readonly [number, number]
  pillars: readonly [number, number]
  rubble: readonly [number, number]
  lanterns: readonly [number, number]
  /** Share of the candidates: hard puzzles are rare. */
  share: number
}

const none = [0, 0] as const
const plain = { size: 4, extra: none, pillars: none, rubble: none, lanterns: none, share: 1 }
/** Eight boards each. */
const chapters: readonly Recipe[] = [
  { ...plain, rank: [2, 5], splits: [1, 7] },
  { ...plain, rank: [4, 6], splits: [4, 9], pillars: [1, 3] },
  { ...plain, rank: [4, 6], splits: [4, 8], extra: [0, 1], pillars: [0, 2], rubble: [1, 3] },
  {
    ...plain,
    rank: [4, 6],
    splits: [4, 8],
    extra: [1, 3],
    pillars: [0, 2],
    rubble: [0, 1],
    lanterns: [2, 2],
    share: 2,
  },
  {
    ...plain,
    size: 5,
    rank: [5, 7],
    splits: [6, 10],
    extra: [0, 2],
    pillars: [3, 6],
    rubble: [1, 3],
    lanterns: [0, 2],
    share: 4,
  },
]
const perChapter = 8
/** Difficulty in bits: a puzzle of 3 is solved by one of eight players who slide anywhere. */
const bits = [1, 13.5] as const
/** Moves of the shortest solution. */
const pars = [2, 10] as const
const longest = 12
const maxPositions = 3000
const candidates = 1500

interface Candidate {
  line: string
  par: number
  bits: number
}

const repeat = (sign: string, count: number) => Array<string>(count).fill(sign)

function makeLayout(recipe: Recipe, rank: number, random: Random): string {
  const stars = [rank]
  for (let splits = random.int(...recipe.splits); splits > 0; splits--) {
    const large = stars.flatMap((star, index) => (star > 1 ? [index] : []))
    if (large.length === 0) break
    const index = random.pick(large)
    const half = (stars[index] as number) - 1
    stars.splice(index, 1, half, half)
  }
  const signs = [
    ...stars.map(String),
    ...Array.from({ length: random.int(...recipe.extra) }, () => String(random.int(1, rank - 2))),
    ...repeat('#', random.int(...recipe.pillars)),
    ...repeat('R', random.int(...recipe.rubble)),
    // A single lantern does nothing.
    ...repeat('L', random.int(...recipe.lanterns) & ~1),
  ]
  const empty = recipe.size ** 2 - signs.length
  return empty < 2 ? '' : random.shuffle([...signs, ...repeat('.', empty)]).join('')
}

/** Returns whether a solution uses rubble and lanterns if the layout has them. */
function usesAll(layout: string, size: number, path: NonNullable<ReturnType<typeof solve>>['path']): boolean {
  let cells: Cell[] = readCells(layout)
  let [lit, crumbled] = [false, false]
  for (const way of path) {
    const shifted = shift({ size, cells }, way, 1000)
    if (!shifted) return false
    cells = shifted.cells
    lit ||= shifted.slide.lights.length > 0
    crumbled ||= shifted.crumbled.length > 0
  }
  return lit === layout.includes('L') && crumbled === layout.includes('R')
}

function makeCandidate(recipe: Recipe, random: Random): Candidate | null {
  const rank = random.int(...recipe.rank)
  const layout = makeLayout(recipe, rank, random)
  if (layout === '') return null
  const cells = readCells(layout)
  const solution = solve({ size: recipe.size, cells }, rank, longest, slack, maxPositions)
  if (!solution || !usesAll(layout, recipe.size, solution.path)) return null
  const par = solution.path.length
  return { line: `${rank} ${par} ${writeCells(cells)}`, par, bits: -Math.log2(solution.chance) }
}

const interpolate = ([from, to]: readonly [number, number], part: number) => from + (to - from) * part

const lines: string[] = []
let last = 0
for (const [chapter, recipe] of chapters.entries()) {
  const random = new Random(chapter + 1)
  const found: Candidate[] = []
  for (let tries = 0; tries < candidates * recipe.share; tries++) {
    const candidate = makeCandidate(recipe, random)
    if (candidate) found.push(candidate)
  }
  for (let index = 0; index < perChapter; index++) {
    const part = (chapter * perChapter + index) / (chapters.length * perChapter - 1)
    const [wantedBits, wantedPar] = [interpolate(bits, part), interpolate(pars, part)]
    const miss = (candidate: Candidate) =>
      Math.abs(candidate.bits - wantedBits) + Math.abs(candidate.par - wantedPar) / 3
    const harder = found.filter((candidate) => candidate.bits > last)
    const best = harder.toSorted((a, b) => miss(a) - miss(b))[0]
    if (!best) throw new Error(`Chapter ${chapter + 1} needs more than ${candidates} candidates.`)
    last = best.bits
    console.warn(`par ${best.par}, ${best.bits.toFixed(1)} bits of ${wantedBits.toFixed(1)}`)
    lines.push(best.line)
  }
}
await writeFile(
  new URL('../src/games/zellige/puzzles/puzzle-data.ts', import.meta.url),
  `/** Rank, par and layout of each puzzle, written by \`scripts/zellige-puzzles.ts\`. */\nexport const puzzleData: readonly string[] = [\n${lines.map((line) => `  '${line}',\n`).join('')}]\n`,
)
