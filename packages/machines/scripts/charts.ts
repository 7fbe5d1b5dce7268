/** Draws the chart of every machine into its README. Run it when a test reports a stale chart. */
// oxlint-disable-next-line no-restricted-imports -- a tool of this package, not a part of it
import { readFileSync, writeFileSync } from 'node:fs'
import { machineDocs, getReadmePath, insertChart } from '../src/testing/documentation/machine-docs.ts'

for (const [folder, { machine }] of Object.entries(machineDocs)) {
  const path = new URL(getReadmePath(folder), new URL('../src/', import.meta.url))
  writeFileSync(path, insertChart(readFileSync(path, 'utf8'), machine))
}
