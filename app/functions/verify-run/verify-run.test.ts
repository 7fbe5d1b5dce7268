import { beforeAll, describe, expect, it } from 'vitest'
import { bundleRules } from '../../../packages/games/bundle-rules.ts'
import {
  createMoveList,
  createSimulation,
  mixSeed,
  writeMoves,
  type MoveList,
} from '../../../packages/games/src/replay.ts'
import type { Documents, ScoreRow } from './documents.ts'
import type { AnyRules } from './replay-run.ts'
import { verifyRun, type VerifiableGame } from './verify-run.ts'

const gameId = 'lantern-leap'
const seed = 41
const level = 1
let rules: AnyRules
let hash: string
let honest: { row: Record<string, unknown>; moves: MoveList }

const importCode = async (code: string) =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { rules: AnyRules }

const deflate = async (bytes: Uint8Array<ArrayBuffer>) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64')
}

/** Presses directions without a plan until the run is over. */
function play(runSeed: number) {
  const { state, step } = createSimulation(rules, { seed: runSeed, level })
  const moves = createMoveList()
  for (let at = 1; !state.over && at < 20_000; at++) {
    const code = (Math.imul(at, 2_654_435_761) >>> 16) % 5
    moves.add(code)
    step(code)
  }
  if (!state.over) throw new Error('The run does not end: change the moves.')
  return { moves, score: state.score }
}

async function toRow(moves: MoveList, score: number, change: object = {}): Promise<Record<string, unknown>> {
  return {
    score_id: 'score',
    game_id: gameId,
    rules: hash,
    seed,
    level,
    steps: moves.getSteps(),
    score,
    moves: await deflate(writeMoves(moves)),
    ...change,
  }
}

/** Verifies against a database with one score, and returns the marked rows. */
async function verify(
  row: unknown,
  {
    score = {},
    user = 'amal',
    database = new Map<string, { digest: string }>(),
  }: {
    score?: Partial<ScoreRow> | null
    user?: string
    database?: Map<string, { digest: string }>
  } = {},
) {
  const stored: ScoreRow | null = score && {
    game_id: gameId,
    user_id: 'amal',
    score: honest.row.score,
    $permissions: ['read("user:amal")', 'update("user:amal")', 'delete("user:amal")'],
    ...score,
  }
  const documents: Documents = {
    get: async (_, id) => (id.startsWith('score') ? stored : null),
    create: async (_, id, data) => {
      const { digest } = data as { digest: string }
      if (database.has(id) || [...database.values()].some((other) => other.digest === digest)) return false
      database.set(id, { digest })
      return true
    },
    delete: async () => undefined,
  }
  const games: Record<string, VerifiableGame> = {
    [gameId]: { seed, level, maxScore: 10_000_000, rules: new Map([[hash, rules]]) },
    'lantern-leap-2': { seed: 7, level: 2, maxScore: 10_000_000, rules: new Map([[hash, rules]]) },
  }
  const findGame = (id: string) => (Object.hasOwn(games, id) ? (games[id] ?? null) : null)
  const rejection = await verifyRun(row, { documents, userId: user, findGame })
  return { rejection, marked: [...database.keys()] }
}

beforeAll(async () => {
  const bundled = await bundleRules(gameId)
  rules = (await importCode(bundled.code)).rules
  hash = bundled.hash
  const { moves, score } = play(seed)
  honest = { moves, row: await toRow(moves, score) }
})

describe('an honest run', () => {
  it('is marked', async () => {
    expect(await verify(honest.row)).toEqual({ rejection: null, marked: ['score'] })
  })

  it('of a further run of a visit is marked', async () => {
    const derived = mixSeed(seed, 3)
    const { moves, score } = play(derived)
    expect(await verify(await toRow(moves, score, { seed: derived }), { score: { score } })).toMatchObject({
      rejection: null,
    })
  })

  it('is marked only once, also for a second score or with its moves encoded differently', async () => {
    const database = new Map<string, { digest: string }>()
    await verify(honest.row, { database })
    expect((await verify(honest.row, { database })).rejection).toBe('used-before')
    expect((await verify({ ...honest.row, score_id: 'score2' }, { database })).rejection).toBe('used-before')
    const split = writePairs(
      [...honest.moves.pairs()].flatMap(([count, code]) =>
        Array.from({ length: count }, () => [1, code] as const),
      ),
    )
    const other = { ...honest.row, score_id: 'score3', moves: await deflate(split) }
    expect((await verify(other, { database })).rejection).toBe('used-before')
    expect([...database.keys()]).toEqual(['score'])
  })
})

/** Writes pairs as they are, without joining equal codes. */
function writePairs(pairs: readonly (readonly [number, number])[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (let value of pairs.flat()) {
    for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128)
    bytes.push(value)
  }
  return Uint8Array.from(bytes)
}

/** Changes of an honest row that must not be marked. */
const forgeries: Record<string, (row: Record<string, unknown>) => unknown> = {
  'no object': () => 'run',
  nothing: () => null,
  'a list': (row) => [row],
  'no score id': (row) => ({ ...row, score_id: undefined }),
  'a path as score id': (row) => ({ ...row, score_id: '../verified_scores' }),
  'an empty score id': (row) => ({ ...row, score_id: '' }),
  'an unknown score': (row) => ({ ...row, score_id: 'nowhere' }),
  'another game': (row) => ({ ...row, game_id: 'lantern-leap-2' }),
  'an unknown game': (row) => ({ ...row, game_id: 'chess' }),
  'a game named like a property': (row) => ({ ...row, game_id: '__proto__' }),
  'a game that is an object': (row) => ({ ...row, game_id: { toString: 'lantern-leap' } }),
  'old rules': (row) => ({ ...row, rules: '0123456789abcdef' }),
  'no rules': (row) => ({ ...row, rules: '' }),
  'rules of a long name': (row) => ({ ...row, rules: 'x'.repeat(10_000) }),
  'a seed of its own choice': (row) => ({ ...row, seed: 42 }),
  'the seed of another game': (row) => ({ ...row, seed: 7 }),
  'a seed beyond 32 bits': (row) => ({ ...row, seed: seed + 2 ** 32 }),
  'a negative seed': (row) => ({ ...row, seed: -1 }),
  'a fraction as seed': (row) => ({ ...row, seed: 41.5 }),
  'a seed as text': (row) => ({ ...row, seed: '41' }),
  'an easier level': (row) => ({ ...row, level: 0 }),
  'another level': (row) => ({ ...row, level: 3 }),
  'NaN as level': (row) => ({ ...row, level: Number.NaN }),
  'a point more': (row) => ({ ...row, score: Number(row.score) + 1 }),
  'a point less': (row) => ({ ...row, score: Number(row.score) - 1 }),
  'no points': (row) => ({ ...row, score: 0 }),
  'negative points': (row) => ({ ...row, score: -5 }),
  'NaN points': (row) => ({ ...row, score: Number.NaN }),
  'infinite points': (row) => ({ ...row, score: Infinity }),
  'points as text': (row) => ({ ...row, score: String(row.score) }),
  'a step more': (row) => ({ ...row, steps: Number(row.steps) + 1 }),
  'a step less': (row) => ({ ...row, steps: Number(row.steps) - 1 }),
  'no steps': (row) => ({ ...row, steps: 0 }),
  'more steps than half an hour': (row) => ({ ...row, steps: 108_001 }),
  'no moves': (row) => ({ ...row, moves: '' }),
  'moves that are no base64': (row) => ({ ...row, moves: '%%%%' }),
  'moves that are not deflated': (row) => ({ ...row, moves: btoa('moves') }),
  'moves above 64 KB': (row) => ({ ...row, moves: 'A'.repeat(70_000) }),
  'moves as a list': (row) => ({ ...row, moves: [1, 2, 3] }),
}

/** Other moves with the claims of an honest run. */
const forgedMoves: Record<string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>> = {
  'cut in half': () => writeMoves(honest.moves).slice(0, 40),
  'with steps after the end': () => {
    const longer = play(seed).moves
    longer.add(1, 5)
    return writeMoves(longer)
  },
  'of another seed': () => writeMoves(play(7).moves),
  'of idle hands': () => writePairs([[honest.moves.getSteps(), 0]]),
  'with 2^31 repeats': () => writePairs([[2 ** 31, 1]]),
  'with codes out of range': () => writePairs([[honest.moves.getSteps(), 70_000]]),
  'with a repeat of zero': () => writePairs([[0, 1], ...honest.moves.pairs()]),
  'with an unfinished varint': () => Uint8Array.of(...writeMoves(honest.moves), 0x80),
  'that inflate to forty megabytes': () => new Uint8Array(40_000_000),
  'of nothing': () => new Uint8Array(),
}

describe('a forged run is not marked', () => {
  it.each(Object.entries(forgeries))('with %s', async (_, forge) => {
    const { rejection, marked } = await verify(forge({ ...honest.row }))
    expect(rejection).not.toBeNull()
    expect(marked).toEqual([])
  })

  it.each(Object.entries(forgedMoves))('with moves %s', async (_, forge) => {
    const moves = await deflate(await forge())
    const { rejection, marked } = await verify({ ...honest.row, moves })
    expect(rejection).toBe('other-result')
    expect(marked).toEqual([])
  })

  it.each<[string, Parameters<typeof verify>[1]]>([
    ['of a guest', { user: '' }],
    ['of another user', { user: 'omar' }],
    ['for the score of another user', { score: { user_id: 'omar' } }],
    ['for a score that only claims to be the user’s', { score: { $permissions: ['delete("user:omar")'] } }],
    ['for a score without permissions', { score: { $permissions: [] } }],
    ['for a score of another game', { score: { game_id: 'lantern-leap-2' } }],
    ['for a score of other points', { score: { score: 1 } }],
    ['for points as text', { score: { score: '100' } }],
    ['for a deleted score', { score: null }],
  ])('%s', async (_, options) => {
    const { rejection, marked } = await verify(honest.row, options)
    expect(rejection).not.toBeNull()
    expect(marked).toEqual([])
  })

  it('that was left before its end', async () => {
    const started = createMoveList()
    const { state, step } = createSimulation(rules, { seed, level })
    for (const [count, code] of honest.moves.pairs()) {
      started.add(code, count)
      for (let at = 0; at < count; at++) step(code)
      if (state.score > 0) break
    }
    const row = await toRow(started, state.score)
    expect((await verify(row, { score: { score: state.score } })).rejection).toBe('other-result')
  })
})
