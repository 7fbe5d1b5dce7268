import { describe, expect, it } from 'vitest'
import { createMutants } from '../../scripts/mutants/create-mutants.ts'
import { summarize } from '../../scripts/mutants/result.ts'

/** Returns the mutated sources. */
const madeOf = (source: string) =>
  createMutants(source).map(({ start, end, text, what }) => [
    what,
    source.slice(0, start) + text + source.slice(end),
  ])

describe('createMutants', () => {
  it('changes a condition: operator, sides and result', () => {
    expect(madeOf('const f = (a) => (a > 1 ? 2 : 3)')).toEqual([
      ['f: a > 1 → true', 'const f = (a) => (true ? 2 : 3)'],
      ['f: a > 1 → false', 'const f = (a) => (false ? 2 : 3)'],
      ['f: a > 1 → a >= 1', 'const f = (a) => (a >= 1 ? 2 : 3)'],
      ['f: 1 → 2', 'const f = (a) => (a > 2 ? 2 : 3)'],
      ['f: 2 → 3', 'const f = (a) => (a > 1 ? 3 : 3)'],
      ['f: 3 → 4', 'const f = (a) => (a > 1 ? 2 : 4)'],
    ])
  })

  it('drops and swaps parts of a chart', () => {
    const chart = `const m = { initial: 'a', states: { a: { on: { go: { target: 'b', guard: 'g', actions: ['x', 'y'] } } }, b: { tags: ['t'], on: { go: [{ target: 'a' }] } } } }`
    const whats = createMutants(chart).map(({ what }) => what)
    expect(whats).toEqual([
      "m: 'a' → 'b'",
      "m.states.a.on.go: without go: { target: 'b', guard: 'g', actions: ['x', 'y'] }",
      "m.states.a.on.go.target: without target: 'b'",
      "m.states.a.on.go.target: 'b' → 'a'",
      "m.states.a.on.go.guard: without guard: 'g'",
      "m.states.a.on.go.actions: without actions: ['x', 'y']",
      "m.states.a.on.go.actions: without 'x'",
      "m.states.a.on.go.actions: without 'y'",
      "m.states.b.tags: without 't'",
      "m.states.b.on.go: without go: [{ target: 'a' }]",
      "m.states.b.on.go: without { target: 'a' }",
      "m.states.b.on.go.target: without target: 'a'",
      "m.states.b.on.go.target: 'a' → 'b'",
    ])
  })

  it('changes numbers, drops assignments, and forces guards', () => {
    expect(madeOf('const d = { delays: { wait: 1000 } }').map(([, made]) => made)).toEqual([
      'const d = { delays: { wait: 2000 } }',
      'const d = { delays: { wait: 500 } }',
    ])
    expect(
      madeOf('const d = { actions: { clear: assign({ a: null, b: null }) } }').map(([, made]) => made),
    ).toEqual([
      'const d = { actions: { clear: assign({  b: null }) } }',
      'const d = { actions: { clear: assign({ a: null,  }) } }',
    ])
    expect(madeOf('const d = { guards: { able: () => can() } }').map(([, made]) => made)).toEqual([
      'const d = { guards: { able: () => true } }',
      'const d = { guards: { able: () => false } }',
    ])
  })

  it('ignores options and types, and numbers duplicates', () => {
    expect(createMutants('const m = { options: { maxIterations: 100 } }')).toEqual([])
    expect(createMutants('type T = 1 | 2')).toEqual([])
    expect(createMutants('const f = () => [1, 1]').map(({ what }) => what)).toEqual([
      'f: 1 → 2',
      'f: 1 → 2 (2)',
    ])
  })
})

describe('summarize', () => {
  const killed = (count: number, folder = 'auth') =>
    Array.from({ length: count }, (_, n) => ({
      folder,
      file: `${folder}/a.ts`,
      what: `fault ${n}`,
      killedBy: 'a test',
    }))
  const survivor = { folder: 'auth', file: 'auth/a.ts', what: 'x → y', killedBy: null }
  const named = { file: 'auth/a.ts', what: 'x → y', because: 'it is the same' }

  it('passes when the score is reached and all survivors are listed', () => {
    expect(summarize([...killed(99), survivor], [named])).toEqual({
      lines: ['auth: 99 of 100 (99.0 %), 1 equivalent'],
      passes: true,
    })
  })

  it('fails for an unlisted survivor, or a listed mutant that was killed', () => {
    expect(summarize([...killed(99), survivor], [])).toMatchObject({ passes: false })
    const unneeded = summarize(killed(100), [named])
    expect(unneeded.passes).toBe(false)
    expect(unneeded.lines[1]).toBe('NOT NEEDED auth/a.ts: x → y')
  })

  it('fails below 97 % in any machine, even if all survivors are listed', () => {
    const four = ['p', 'q', 'r', 's'].map((what) => ({ ...survivor, what }))
    const result = summarize(
      [...killed(96), ...four, ...killed(900, 'chat')],
      four.map((one) => ({ ...one, because: '' })),
    )
    expect(result.passes).toBe(false)
    expect(result.lines).toContain('auth: fewer than 97 % are killed')
  })

  it('fails in a sample only for an unlisted survivor', () => {
    expect(summarize([...killed(3), survivor], [named], true).passes).toBe(true)
    expect(summarize(killed(3), [named], true).passes).toBe(true)
    expect(summarize([...killed(3), survivor], [], true).lines).toContain('SURVIVED auth/a.ts: x → y')
  })

  it('ignores machines that were not tested', () => {
    expect(summarize(killed(10), [{ ...named, file: 'chat/a.ts' }]).passes).toBe(true)
  })
})
