import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'
import { caddyfile } from './caddy.mjs'
import { nginxSnippet } from './nginx.mjs'
import { HEADERS } from './header-rules.mjs'

/**
 * Joins the two builds for publishing. `public` is the root of the host name: it has the portal in the folder of its
 * URL, the arcade below it, and one `_headers` file, because hosts read only one. Writes the same headers for nginx and
 * Caddy.
 *
 * @param {{ portal: string, arcade: string, target: string, url: string, playOrigin?: string | undefined, hasHeaders?: boolean }}
 *   settings folders, the public URL, the origin that serves imported games, and whether the host sends the headers; the target's previous content is deleted
 * @returns {string} the portal's folder
 */
export function joinSite({ portal, arcade, target, url, playOrigin, hasHeaders = true }) {
  const { protocol, host, pathname } = new URL(url)
  const base = readBase(pathname)
  const root = join(target, 'public')
  const folder = join(root, base)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(portal, folder, { recursive: true })
  cpSync(arcade, join(folder, 'arcade'), { recursive: true })
  // The build manifest is only for tools.
  rmSync(join(folder, '.vite'), { recursive: true, force: true })
  rmSync(join(folder, HEADERS))
  rmSync(join(folder, 'arcade', HEADERS))
  if (!hasHeaders) {
    removeArcadePage(join(folder, 'arcade'))
    // GitHub Pages otherwise builds a branch with Jekyll, which drops files.
    writeFileSync(join(folder, '.nojekyll'), '')
    return folder
  }
  const [portalRules, arcadeRules] = [portal, arcade].map((from) =>
    readFileSync(join(from, HEADERS), 'utf8').trim(),
  )
  const joined = `${portalRules}\n\n${removeDuplicateHeaders(arcadeRules, portalRules)}\n`
  const rules = writeAddresses(
    joined,
    `${protocol}//${host}${base}`,
    playOrigin && `${playOrigin}${base}`,
  ).replaceAll(/^\//gm, `${base}/`)
  writeFileSync(join(root, HEADERS), rules)
  writeFileSync(join(target, 'nginx.conf'), nginxSnippet(rules, { host, base }))
  // Caddy gets a certificate for an address without a protocol.
  const address = protocol === 'http:' ? `http://${host}` : host
  writeFileSync(join(target, 'Caddyfile'), caddyfile(rules, { address, base }))
  return folder
}

/** Writes the portal's address into the rules, and that of imported games into theirs. */
function writeAddresses(rules, site, play = site) {
  let isHosted = false
  const write = (line) => {
    if (!/^\s/.test(line)) isHosted = line.startsWith('/hosted/')
    return line.replaceAll('{site}', isHosted ? play : site)
  }
  return rules.split('\n').map(write).join('\n')
}

/** Returns the path of the portal's folder without a trailing slash. */
function readBase(pathname) {
  const base = pathname.replace(/\/+$/, '')
  if (!/^(?:\/\w[\w.~-]*)*$/.test(base))
    throw new Error(
      `VITE_SITE_URL has the path "${pathname}". Files for nginx and Caddy contain it, so use only letters, digits, ".", "_", "~" and "-" in it.`,
    )
  return base
}

/** Without its sandbox, which only headers set, the arcade's page could read the portal's storage. */
function removeArcadePage(folder) {
  rmSync(join(folder, 'index.html'))
  for (const entry of readdirSync(join(folder, 'assets'), { withFileTypes: true }))
    if (entry.isFile()) rmSync(join(folder, 'assets', entry.name))
}

/** Removes headers that the portal's rules set for the whole site, because hosts would send them twice. */
function removeDuplicateHeaders(text, earlier) {
  const everywhere = parseHeaders(earlier, HEADERS).headersFor('/any')
  const isDuplicate = (line) => {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    return name !== undefined && everywhere.get(name.toLowerCase()) === value
  }
  return text
    .split('\n')
    .filter((line) => !isDuplicate(line))
    .join('\n')
}
