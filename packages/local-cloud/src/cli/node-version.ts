/**
 * Returns an error message for an unsupported Node version, or null. `node:sqlite` needs no flag since 22.13 and
 * 24.0; the used features (busy timeout, open transactions) exist since 22.16 and 24.0.
 *
 * @param version as in `process.versions.node`
 */
export function findNodeVersionError(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 16)) return null
  return `This server needs features of node:sqlite that Node ${version} lacks: use Node 24 or newer, or Node 22.16 or newer of version 22.`
}
