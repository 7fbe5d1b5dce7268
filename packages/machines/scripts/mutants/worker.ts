/** Loads the sources of one machine with one mutant, and runs its tests until one fails. */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { uncaughtError } from './result.ts'
import { startFile, collected, NotSupported } from './vitest-stub.ts'

/** A mutated source to test in place of the original. */
export interface Job {
  readonly folder: string
  /** Paths of test files, relative to `src`. */
  readonly tests: readonly string[]
  /** Paths of tests that cover all machines; each machine runs the groups with its name. */
  readonly shared: readonly string[]
  /** Path relative to `src`; null to test the original. */
  readonly file: string | null
  readonly source: string
  /** Tests to run, as `killedBy` names them. @default all */
  readonly only?: readonly string[]
}

export interface WorkerResult {
  /** File and name of the first failing test; null when none fails. */
  readonly killedBy: string | null
}

const src = new URL('../../src/', import.meta.url).href
const stripped = new Map<string, string>()
let job: Job | undefined
/** Part of the URLs of sources, so that each job loads its own. */
let version = 0

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
      ? { ...resolved, url: `${resolved.url.split('?')[0]}?${version}` }
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

type Tests = readonly (ReturnType<typeof collected>[number] & { readonly id: string })[]

const loadTests = async (path: string): Promise<Tests> => {
  startFile()
  await import(`${src}${path}?${version}`)
  return collected().map((test) => ({ ...test, id: `${path}: ${test.group} > ${test.name}` }))
}

const findFailingTest = async (tests: Tests): Promise<string | null> => {
  for (const test of tests) {
    uncaught = undefined
    try {
      await test.run()
    } catch (error) {
      if (error instanceof NotSupported) continue
      return test.id
    }
    if (uncaught !== undefined) return test.id
  }
  await new Promise((resolve) => setTimeout(resolve))
  return uncaught === undefined ? null : uncaughtError
}

/** Runs scenarios first, because they are fast and kill most mutants; then the shared tests; fuzzing last. */
const findKillingTest = async ({ tests, shared, folder, only }: Job): Promise<string | null> => {
  let path = ''
  try {
    const walks: Tests[number][] = []
    const isLint = ({ name }: Tests[number]) => name === 'violates no rule'
    const files = [...tests, ...shared].filter(
      (path) => !only || only.some((id) => id.startsWith(`${path}: `)),
    )
    // One file at a time, so that spies of one file do not affect the next.
    for (path of files) {
      const some = (await loadTests(path)).filter(
        (test) => (!shared.includes(path) || belongsTo(folder, test)) && (!only || only.includes(test.id)),
      )
      walks.push(...some.filter((test) => isWalk(test) && !isLint(test)))
      const killedBy = await findFailingTest(some.filter((test) => !isWalk(test) || isLint(test)))
      if (killedBy !== null) return killedBy
    }
    return await findFailingTest(walks)
  } catch (error) {
    collected()
    return `${path}: ${String(error).slice(0, 80)}`
  }
}

parentPort?.on('message', (next: Job) => {
  job = next
  version += 1
  void findKillingTest(next).then((killedBy) => parentPort?.postMessage({ killedBy } satisfies WorkerResult))
})
