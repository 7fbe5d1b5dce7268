import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeaders } from '../../packages/local-cloud/src/static-files/headers-file.ts'
import { caddyfile } from './caddy.mjs'
import { nginxSnippet } from './nginx.mjs'
import { HEADERS } from './places.mjs'

/**
 * Puts the two builds together as they are published: the portal at the root of `public`, the arcade below it,
 * and one file of headers, which is the only one that hosts read; and writes the same headers for other hosts.
 *
 * @param {{ portal: string, arcade: string, target: string, host: string }} settings folders, and where visitors
 *   open the site; what is in the target already goes
 */
export function joinSite({ portal, arcade, target, host }) {
  const folder = join(target, 'public')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  cpSync(portal, folder, { recursive: true })
  cpSync(arcade, join(folder, 'arcade'), { recursive: true })
  // The build's own notes for tools, which nobody visits.
  rmSync(join(folder, '.vite'), { recursive: true, force: true })
  rmSync(join(folder, 'arcade', HEADERS))
  const [ofPortal, ofArcade] = [portal, arcade].map((from) =>
    readFileSync(join(from, HEADERS), 'utf8').trim(),
  )
  const rules = `${ofPortal}\n\n${withoutSaid(ofArcade, ofPortal)}`
  writeFileSync(join(folder, HEADERS), `${rules}\n`)
  writeFileSync(join(target, 'nginx.conf'), nginxSnippet(rules, host))
  writeFileSync(join(target, 'Caddyfile'), caddyfile(rules, host))
}

/** Leaves out what the portal says for the whole site in the same words: hosts would say it twice. */
function withoutSaid(text, earlier) {
  const everywhere = parseHeaders(earlier, HEADERS).headersFor('/any')
  const isSaid = (line) => {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    return name !== undefined && everywhere.get(name.toLowerCase()) === value
  }
  return text
    .split('\n')
    .filter((line) => !isSaid(line))
    .join('\n')
}
