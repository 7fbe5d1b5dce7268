/** Loads the sources of one machine with one mutant, and runs its tests until one fails. */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { startFile, collected, NotSupported } from './vitest-stub.ts'

/** A mutated source to test in place of the original. */
export interface Job {
  readonly id: number
  readonly folder: string
  /** Paths of test files, relative to `src`. */
  readonly tests: readonly string[]
  /** Paths of tests that cover all machines; each machine runs the groups with its name. */
  readonly shared: readonly string[]
  /** Path relative to `src`; null to test the original. */
  readonly file: string | null
  readonly source: string
}

export interface WorkerResult {
  readonly id: number
  /** Name of the first failing test; null when none fails. */
  readonly killedBy: string | null
}

const src = new URL('../../src/', import.meta.url).href
const stripped = new Map<string, string>()
let job: Job | undefined

const readSource = (url: string): string => {
  const [plain] = url.split('?') as [string]
  if (job?.file !== null && plain === `${src}${job?.file}`) return stripTypeScriptTypes(job?.source ?? '')
  const known = stripped.get(plain) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(plain), 'utf8'))
  stripped.set(plain, known)
  return known
}

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'vitest') return next(new URL('vitest-stub.ts', import.meta.url).href, context)
    const resolved = next(specifier, context)
    return resolved.url.startsWith(src)
      ? { ...resolved, url: `${resolved.url.split('?')[0]}?${job?.id}` }
      : resolved
  },
  load: (url, context, next) =>
    url.startsWith(src)
      ? { format: 'module', source: readSource(url), shortCircuit: true }
      : next(url, context),
})

// Errors that a machine reports as uncaught kill the mutant too.
let uncaught: unknown
process.on('uncaughtException', (error) => {
  uncaught = error
})
process.on('unhandledRejection', (error) => {
  uncaught = error
})
console.error = () => {}
console.warn = () => {}

const isWalk = ({ group }: { readonly group: string }) => group.includes(': the chart')
const belongsTo = (folder: string, { group }: { readonly group: string }) =>
  !group.includes('@') || new RegExp(`@${folder}(?![\\w-])`).test(group)

type Tests = ReturnType<typeof collected>

const loaded = async (path: string, id: number): Promise<Tests> => {
  startFile()
  await import(`${src}${path}?${id}`)
  return collected()
}

const findFailingTest = async (tests: Tests): Promise<string | null> => {
  for (const test of tests) {
    uncaught = undefined
    try {
      await test.run()
    } catch (error) {
      if (error instanceof NotSupported) continue
      return test.name
    }
    if (uncaught !== undefined) return test.name
  }
  await new Promise((resolve) => setTimeout(resolve))
  return uncaught === undefined ? null : 'uncaught'
}

/** Runs scenarios first, because they are fast and kill most mutants; then the shared tests; fuzzing last. */
const findKillingTest = async ({ id, tests, shared, folder }: Job): Promise<string | null> => {
  try {
    const walks: Tests = []
    const isLint = ({ name }: Tests[number]) => name === 'violates no rule'
    // One file at a time, so that spies of one file do not affect the next.
    for (const path of [...tests, ...shared]) {
      const some = (await loaded(path, id)).filter(
        (test) => !shared.includes(path) || belongsTo(folder, test),
      )
      walks.push(...some.filter((test) => isWalk(test) && !isLint(test)))
      const killedBy = await findFailingTest(some.filter((test) => !isWalk(test) || isLint(test)))
      if (killedBy !== null) return killedBy
    }
    return await findFailingTest(walks)
  } catch (error) {
    collected()
    return `loading: ${String(error).slice(0, 80)}`
  }
}

parentPort?.on('message', (next: Job) => {
  job = next
  void findKillingTest(next).then((killedBy) =>
    parentPort?.postMessage({ id: next.id, killedBy } satisfies WorkerResult),
  )
})
