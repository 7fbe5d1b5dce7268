/** Provenance: npm's signed statement of the repository and workflow that a package was built by. */

/**
 * The manifest with the workflow's repository, which npm compares with the statement. Outside workflows, unchanged.
 *
 * @param {Record<string, unknown>} manifest
 * @param {string} directory folder of the package in the repository
 * @param {Record<string, string | undefined>} env
 */
export function addRepository(manifest, directory, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }) {
  if (manifest.repository || !server || !name) return manifest
  return { ...manifest, repository: { type: 'git', url: `git+${server}/${name}.git`, directory } }
}

/**
 * Says whether npm would sign a statement for a package, and if not, why.
 *
 * @param {{ repository?: { url: string } }} manifest
 * @param {Record<string, string | undefined>} env
 */
export function describeProvenance({ repository }, env) {
  if (!env.NPM_REGISTRY) return 'none, because NPM_REGISTRY is not set'
  if (!env.ACTIONS_ID_TOKEN_REQUEST_URL)
    return 'none, because only a workflow with the permission id-token: write can sign'
  if (!repository) return 'none, because package.json names no repository'
  return `signed for ${repository.url}`
}
