/** Files that share a world leave it as they found it: else what a test says would depend on which ran before it. */
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
// What Node makes when it is first asked for is made now, so that it is a value to compare.
for (const name of ['fetch', 'WebSocket', 'navigator', 'crypto']) Reflect.get(globalThis, name)

/** What libraries leave for themselves when they are loaded, and count. */
const ofLibraries = /Symbol\(|^globalThis\.goog$|\._/

function world(): ReadonlyMap<string, unknown> {
  const entries = Object.entries(parts).flatMap(([part, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object)).map(
      ([name, property]) => [`${part}.${name}`, property.get ? 'an accessor' : property.value] as const,
    ),
  )
  return new Map(entries.filter(([name]) => !ofLibraries.test(name)))
}

const before = world()
afterAll(() => {
  const after = world()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)),
  )
  expect(
    changed,
    'Not put back. A file that replaces a part of the world has one to itself (vitest.config.ts).',
  ).toEqual([])
})
