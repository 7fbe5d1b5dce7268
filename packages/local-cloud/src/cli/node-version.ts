/**
 * What to tell somebody whose Node cannot run this server, or null when it can. `node:sqlite` came unflagged
 * with 22.13 and 24.0; what this server uses of it (busy timeout, open transactions) with 22.16 and 24.0.
 *
 * @param version as in `process.versions.node`
 */
export function findNodeVersionError(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 16)) return null
  return `This server keeps its data with node:sqlite, which Node ${version} does not have as it is needed here: use Node 24 or newer (or 22.16 and later of 22).`
}
