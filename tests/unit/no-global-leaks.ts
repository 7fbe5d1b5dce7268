/** Test files without isolation must restore all globals; otherwise results depend on the order of files. */
import { afterAll, expect } from 'vitest'

const parts: Readonly<Record<string, object>> = {
  globalThis,
  console,
  Math,
  Date,
  performance,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
}
// Initializes Node's lazy globals, so that they can be compared.
for (const name of ['fetch', 'WebSocket', 'navigator', 'crypto']) Reflect.get(globalThis, name)

/** Globals that libraries create when they load. */
const libraryGlobals = /Symbol\(|^globalThis\.goog$|\._/

function snapshotGlobals(): ReadonlyMap<string, unknown> {
  const entries = Object.entries(parts).flatMap(([part, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object)).map(
      ([name, property]) => [`${part}.${name}`, property.get ? 'an accessor' : property.value] as const,
    ),
  )
  return new Map(entries.filter(([name]) => !libraryGlobals.test(name)))
}

const before = snapshotGlobals()
afterAll(() => {
  const after = snapshotGlobals()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)),
  )
  expect(changed, 'Not restored. Test files that replace globals run isolated (vitest.config.ts).').toEqual(
    [],
  )
})
