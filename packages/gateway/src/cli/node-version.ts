/**
 * What to tell somebody whose Node cannot run the gateway, or null when it can: it keeps its ledger with
 * `node:sqlite`, which is as it is needed here since 22.16 and 24.0.
 *
 * @param version as in `process.versions.node`
 */
export function checkNodeVersion(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 16)) return null
  return `The gateway keeps its ledger with node:sqlite, which Node ${version} does not have as it is needed here: use Node 24 or newer (or 22.16 and later of 22).`
}
