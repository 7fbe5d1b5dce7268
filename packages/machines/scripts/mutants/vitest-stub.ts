/** Replaces Vitest in mutation tests: the same matchers, and a runner that starts instantly. */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'
import * as chai from 'chai'

type Body = (...args: never[]) => unknown
interface Test {
  readonly name: string
  readonly group: string
  readonly run: () => Promise<void>
}

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
)
setState({ assertionCalls: 0 }, expect as never)

let groups: string[] = []
let hooks: { readonly before: Body[]; readonly after: Body[] } = { before: [], after: [] }
const tests: Test[] = []

/** Returns the tests collected since the last call. */
export const collected = (): Test[] => tests.splice(0)

/** Discards the hooks of the previous test file. */
export const startFile = (): void => {
  groups = []
  hooks = { before: [], after: [] }
}

const call = (body: Body, args: readonly unknown[]) => body(...(args as never[]))
/** Spreads rows only when all of them are arrays, as Vitest does. */
const rowsOf = (rows: readonly unknown[]): readonly (readonly unknown[])[] =>
  rows.every((row) => Array.isArray(row)) ? rows : rows.map((row) => [row])
const bodyOf = (rest: readonly unknown[]) => rest.find((part) => typeof part === 'function') as Body

const group = (name: string, body: Body, args: readonly unknown[] = []) => {
  const outer = { groups, hooks }
  groups = [...groups, name.replace('%s', String(args[0]))]
  hooks = { before: [...hooks.before], after: [...hooks.after] }
  call(body, args)
  ;({ groups, hooks } = outer)
}
const single = (name: string, body: Body, args: readonly unknown[] = []) => {
  const { before, after } = hooks
  const run = async () => {
    try {
      for (const hook of before) await hook()
      await call(body, args)
    } finally {
      for (const hook of after) await hook()
    }
  }
  tests.push({ name, group: groups.join(' > '), run })
}

export const describe = Object.assign((name: string, ...rest: unknown[]) => group(name, bodyOf(rest)), {
  each:
    (rows: readonly unknown[]) =>
    (name: string, ...rest: unknown[]) => {
      for (const row of rowsOf(rows)) group(name, bodyOf(rest), row)
    },
})
export const it = Object.assign((name: string, ...rest: unknown[]) => single(name, bodyOf(rest)), {
  each:
    (rows: readonly unknown[]) =>
    (name: string, ...rest: unknown[]) => {
      for (const row of rowsOf(rows)) single(name, bodyOf(rest), row)
    },
})
export const test = it
export const beforeEach = (hook: Body) => void hooks.before.push(hook)
export const afterEach = (hook: Body) => void hooks.after.push(hook)

/** Mutants do not change types. */
const anyType: unknown = new Proxy(() => {}, { get: () => anyType, apply: () => anyType })
export const expectTypeOf = () => anyType

/** Thrown for a Vitest feature that the stub lacks: the test is skipped. */
export class NotSupported extends Error {}

const environment = { ...process.env }
const known = {
  stubEnv: (name: string, value: string) => void (process.env[name] = value),
  unstubAllEnvs: () => {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
    Object.assign(process.env, environment)
  },
  spyOn: (object: object, name: string) => {
    const calls: unknown[][] = []
    const spy = {
      mock: { calls },
      mockReset: () => (calls.splice(0), spy),
      mockClear: () => (calls.splice(0), spy),
      mockImplementation: () => spy,
    }
    Reflect.set(object, name, (...args: unknown[]) => void calls.push(args))
    return spy
  },
}
export const vi: unknown = new Proxy(known, {
  get: (here, name) =>
    Reflect.get(here, name) ??
    (() => {
      throw new NotSupported(String(name))
    }),
})
