import { readArcade } from './arcade.ts'
import { bootHash } from './boot.ts'
import { geminiOrigins, hasStudio } from './gemini.ts'
import { hostedFrames, hostedRules, site } from './hosted-headers.ts'
import type { HostedGame } from './src/catalogue/hosted/hosted-schema.ts'
import { readHostedGames } from './src/catalogue/hosted/read-hosted-games.ts'
import { analytics } from './src/config/analytics.ts'
import { portal } from './src/config/portal.ts'
import { serviceWorkerFile } from './service-worker.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The backend's HTTP and WebSocket origins, if not the portal's own. */
function backendOrigin(endpoint: string | undefined): string {
  if (!endpoint || !/^https?:/.test(endpoint)) return ''
  const { origin } = new URL(endpoint)
  return ` ${origin} ${origin.replace(/^http/, 'ws')}`
}

/** Hashes of the games' scripts: a blob document inherits the portal's policy. */
const gameScripts = () =>
  Object.values(readArcade().games)
    .map(({ sha256 }) => ` 'sha256-${sha256}'`)
    .join('')

/**
 * The content security policy. Inline: only `boot.js`, games and the pages' first styles. Foreign origins: only the
 * backend, AI services and analytics. Frames: only `blob:` and imported games.
 *
 * @param styles hashes of inline styles: `'sha256-…'`
 * @param reported origins of the analytics
 * @param hosted imported games
 */
const directives = (
  env: Environment,
  styles: readonly string[],
  reported: readonly string[] = analytics?.origins ?? [],
  hosted: readonly HostedGame[] = readHostedGames(),
) => [
  "default-src 'none'",
  `script-src 'self' ${bootHash}${gameScripts()}`,
  `style-src ${["'self'", ...styles].join(' ')}`,
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  `connect-src 'self'${backendOrigin(env.VITE_APPWRITE_ENDPOINT)}${geminiOrigins(env)}${reported.map((origin) => ` ${origin}`).join('')}`,
  `frame-src blob:${hostedFrames(env, hosted)}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Not 'none': game frames inherit the policy, and WebKit also checks their parent, the portal, against it.
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  // Policies of the game gate, the service worker and `boot.js`.
  'trusted-types saha-gate saha-worker page',
]

/**
 * Returns whether the host sends the headers of the build.
 *
 * @throws for a value of `VITE_HOST_HEADERS` other than on and off
 */
export function hasHostHeaders({ VITE_HOST_HEADERS: value = 'on' }: Environment): boolean {
  if (value !== 'on' && value !== 'off')
    throw new Error(
      `VITE_HOST_HEADERS is "${value}". Write off for a host that sends no headers of the build, such as GitHub Pages; otherwise leave it out.`,
    )
  return value === 'on'
}

/** The policy as a meta tag, without `frame-ancestors`, which only headers support. */
export const documentPolicy = (env: Environment, styles: readonly string[]) =>
  directives(env, styles)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    // A document names no address of its own, and has the headers' policy too if it frames games.
    .map((directive) => directive.replace(`${site}/hosted/`, "'self'"))
    .join('; ')

/** Maximum header length in characters: Cloudflare Pages silently drops lines above 2,000. */
const longestLine = 1900

/** Microphone and geolocation are for the AI tools only. */
const permissions = (env: Environment) => {
  const tools = hasStudio(env) ? '(self)' : '()'
  return `camera=(), microphone=${tools}, geolocation=${tools}, payment=(), usb=(), serial=(), display-capture=()`
}

/**
 * The `_headers` file with security headers, read by static hosts and the embedded server. Games below the same root
 * have their own policy.
 *
 * @param styles hashes of inline styles: `'sha256-…'`
 * @param reported origins of the analytics
 * @param hosted imported games
 */
export function headersFile(
  env: Environment,
  styles: readonly string[],
  reported?: readonly string[],
  hosted: readonly HostedGame[] = readHostedGames(),
): string {
  const policy = directives(env, styles, reported, hosted).join('; ')
  const page = ['/', '/index.html', ...portal.languages.map((language) => `/${language}/*`)].flatMap(
    (path) => [
      path,
      `  Content-Security-Policy: ${policy}`,
      '  Cross-Origin-Opener-Policy: same-origin',
      '  Cross-Origin-Resource-Policy: same-origin',
      `  Permissions-Policy: ${permissions(env)}`,
    ],
  )
  const everything = [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    // Applies over https only. `includeSubDomains` is left to the operator.
    '  Strict-Transport-Security: max-age=63072000',
    // File names contain a content hash.
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // The worker may fetch from the portal only.
    `/${serviceWorkerFile}`,
    '  Cache-Control: no-cache',
    "  Content-Security-Policy: default-src 'none'; connect-src 'self'",
  ]
  const lines = [...page, ...everything, ...hostedRules(hosted)]
  const tooLong = lines.find((line) => line.length > longestLine)
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, and Cloudflare Pages ignores lines above 2,000: pages would have no policy. Use shorter host names for the backend and the gateway, or let fewer screens bring styles of their own (paintedLike in src/prerender/write-pages.ts).`,
    )
  return `${lines.join('\n')}\n`
}
