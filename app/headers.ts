import { readArcade } from './arcade.ts'
import { bootHash } from './boot.ts'
import { geminiOrigins, hasStudio } from './gemini.ts'
import { serviceWorkerFile } from './service-worker.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The backend's origin, where it is not the portal's own: for calls, and for what it tells by itself. */
function backendOrigin(endpoint: string | undefined): string {
  if (!endpoint || !/^https?:/.test(endpoint)) return ''
  const { origin } = new URL(endpoint)
  return ` ${origin} ${origin.replace(/^http/, 'ws')}`
}

/** The games' scripts as they were built: a page that the portal writes for a frame inherits its policy. */
const gameScripts = () =>
  Object.values(readArcade().games)
    .map(({ sha256 }) => ` 'sha256-${sha256}'`)
    .join('')

/**
 * Only what the portal uses: no inline script but `boot.js` and the games', no inline style but what the pages bring for
 * their first paint, no foreign origin but the backend's, no embedding by anybody else. A frame holds what the portal wrote itself
 * (`blob:`), and can be led nowhere else.
 *
 * @param styles what the pages bring, each as the policy names it: `'sha256-…'`
 */
const directives = (env: Environment, styles: readonly string[]) => [
  "default-src 'none'",
  `script-src 'self' ${bootHash}${gameScripts()}`,
  `style-src ${["'self'", ...styles].join(' ')}`,
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  `connect-src 'self'${backendOrigin(env.VITE_APPWRITE_ENDPOINT)}${geminiOrigins(env)}`,
  'frame-src blob:',
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Not 'none': a game's frame inherits it, and WebKit asks it there too, of the portal that stands around the game.
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  // The game's gate, and the service worker.
  'trusted-types saha-gate saha-worker',
]

/** The same for a document that no header is sent with; whether it may be framed, only a header can say. */
export const documentPolicy = (env: Environment, styles: readonly string[]) =>
  directives(env, styles)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')

/** In characters, with room below the 2,000 above which Cloudflare Pages ignores a line without a word. */
const longestLine = 1900

/** Microphone and place are for the AI tools alone. */
const permissions = (env: Environment) => {
  const tools = hasStudio(env) ? '(self)' : '()'
  return `camera=(), microphone=${tools}, geolocation=${tools}, payment=(), usb=(), serial=(), display-capture=()`
}

/**
 * The security headers as `_headers`, the file that static hosts and the embedded server read. The policy is the
 * page's alone: the arcade, served below the same root, brings its own.
 *
 * @param styles what the pages bring, each as the policy names it: `'sha256-…'`
 */
export function headersFile(env: Environment, styles: readonly string[]): string {
  const policy = directives(env, styles).join('; ')
  const page = ['/', '/index.html', '/en/*', '/ar/*'].flatMap((path) => [
    path,
    `  Content-Security-Policy: ${policy}`,
    '  Cross-Origin-Opener-Policy: same-origin',
    `  Permissions-Policy: ${permissions(env)}`,
  ])
  const everything = [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    // Browsers heed it over https alone. Subdomains, which may be another's, are the operator's to add.
    '  Strict-Transport-Security: max-age=63072000',
    // Their names change with what is in them.
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // It fetches what the portal serves, and starts nothing.
    `/${serviceWorkerFile}`,
    '  Cache-Control: no-cache',
    "  Content-Security-Policy: default-src 'none'; connect-src 'self'",
  ]
  const lines = [...page, ...everything]
  const tooLong = lines.find((line) => line.length > longestLine)
  if (tooLong)
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, and Cloudflare Pages ignores lines above 2,000: pages would have no policy. Use shorter host names for the backend and the gateway, or let fewer screens bring styles of their own (paintedLike in src/prerender/write.ts).`,
    )
  return `${lines.join('\n')}\n`
}
