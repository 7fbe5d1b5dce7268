#!/usr/bin/env node
import { findNodeVersionError } from './cli/node-version.ts'

const problem = findNodeVersionError(process.versions.node)
if (problem === null) {
  // Imported dynamically: older Node versions cannot load the storage modules.
  const { main } = await import('./cli/main.ts')
  await main(process.argv.slice(2), process.env, console.log)
} else {
  console.error(problem)
  process.exitCode = 1
}
