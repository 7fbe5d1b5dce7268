import { hostedPolicy } from '../packages/games/src/hosted/hosted-policy.ts'
import type { HostedGame } from './src/catalogue/hosted/hosted-schema.ts'
import { readPlayOrigin } from './src/config/play-origin.ts'
import { readSiteUrl } from './src/config/site-url.ts'

export { hostedPolicy }

/** Placeholder of the folder of the portal in `_headers`: the server or `joinSite` writes its address. */
export const site = '{site}'

/** Returns the lines of `_headers` for the imported games. */
export const hostedRules = (games: readonly HostedGame[]): string[] =>
  games.flatMap((game) => [
    `/hosted/${game.id}/${game.digest}/*`,
    `  Content-Security-Policy: ${hostedPolicy(game, `${site}/hosted`)}`,
    // An opaque origin is cross-origin even to its own fonts, modules and textures.
    '  Access-Control-Allow-Origin: *',
    '  Cross-Origin-Resource-Policy: cross-origin',
    '  Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    '  Referrer-Policy: no-referrer',
    '  Cache-Control: public, max-age=3600',
  ])

/** Returns the source of imported games for `frame-src`, with a space before it; empty without games. */
export function hostedFrames(
  env: Readonly<Record<string, string | undefined>>,
  games: readonly HostedGame[],
): string {
  if (games.length === 0) return ''
  const origin = readPlayOrigin(env['VITE_PLAY_ORIGIN'])
  const path = new URL(readSiteUrl(env['VITE_SITE_URL']) ?? 'http://localhost/').pathname
  return ` ${origin === undefined ? `${site}/` : `${origin}${path}`}hosted/`
}
