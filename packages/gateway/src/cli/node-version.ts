/**
 * Checks whether this Node can run the gateway: the ledger needs `node:sqlite` as of 22.16 and 24.0.
 *
 * @param version as in `process.versions.node`
 * @returns a message for the user, or null if the version is supported
 */
export function checkNodeVersion(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 16)) return null
  return `The gateway's ledger needs a newer node:sqlite than Node ${version} has: use Node 24 or newer (or 22.16 and later of 22).`
}
