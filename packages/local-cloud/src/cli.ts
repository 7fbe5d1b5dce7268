#!/usr/bin/env node
import { findNodeVersionError } from './cli/node-version.ts'

const problem = findNodeVersionError(process.versions.node)
if (problem === null) {
  // Loaded only now: an older Node cannot even load what keeps the data.
  const { main } = await import('./cli/main.ts')
  await main(process.argv.slice(2), process.env, console.log)
} else {
  console.error(problem)
  process.exitCode = 1
}
