/** Draws the chart of every machine into its README. Run it when a test says that one is stale. */
// oxlint-disable-next-line no-restricted-imports -- a tool of this package, not a part of it
import { readFileSync, writeFileSync } from 'node:fs'
import { documented, readmeOf, withChart } from '../src/testing/documented.ts'

for (const [folder, { machine }] of Object.entries(documented)) {
  const path = new URL(readmeOf(folder), new URL('../src/', import.meta.url))
  writeFileSync(path, withChart(readFileSync(path, 'utf8'), machine))
}
