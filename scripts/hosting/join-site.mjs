import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'
import { caddyfile } from './caddy.mjs'
import { nginxSnippet } from './nginx.mjs'
import { HEADERS } from './header-rules.mjs'

/**
 * Joins the two builds for publishing: the portal at the root of `public`, the arcade below it, and one `_headers`
 * file, because hosts read only one. Writes the same headers for other hosts.
 *
 * @param {{ portal: string, arcade: string, target: string, host: string }} settings folders, and the public host
 *   name; the target's previous content is deleted
 */
export function joinSite({ portal, arcade, target, host }) {
  const folder = join(target, 'public')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  cpSync(portal, folder, { recursive: true })
  cpSync(arcade, join(folder, 'arcade'), { recursive: true })
  // The build manifest is only for tools.
  rmSync(join(folder, '.vite'), { recursive: true, force: true })
  rmSync(join(folder, 'arcade', HEADERS))
  const [portalRules, arcadeRules] = [portal, arcade].map((from) =>
    readFileSync(join(from, HEADERS), 'utf8').trim(),
  )
  const rules = `${portalRules}\n\n${removeDuplicateHeaders(arcadeRules, portalRules)}`
  writeFileSync(join(folder, HEADERS), `${rules}\n`)
  writeFileSync(join(target, 'nginx.conf'), nginxSnippet(rules, host))
  writeFileSync(join(target, 'Caddyfile'), caddyfile(rules, host))
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
