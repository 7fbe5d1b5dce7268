import { expect, test } from 'vitest'
import { findNodeVersionError } from './node-version.ts'

test.each(['22.16.0', '22.20.1', '24.0.0', '26.10.0', process.versions.node])(
  'accepts Node %s',
  (version) => {
    expect(findNodeVersionError(version)).toBeNull()
  },
)

test.each(['18.20.0', '20.19.5', '22.15.1', '23.11.0'])(
  'names the required version for Node %s',
  (version) => {
    expect(findNodeVersionError(version)).toMatch(
      new RegExp(`Node ${version} lacks: use Node 24 or newer, or Node 22\\.16 or newer of version 22\\.$`),
    )
  },
)
