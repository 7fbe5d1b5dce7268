#!/usr/bin/env node
import { checkNodeVersion } from './cli/node-version.ts'

const complaint = checkNodeVersion(process.versions.node)
if (complaint === null) {
  // Loaded only now, because an older Node cannot load the ledger's modules.
  const { main } = await import('./cli/main.ts')
  await main(process.argv.slice(2), process.env, console.log)
} else {
  console.error(complaint)
  process.exitCode = 1
}
