import type { Plugin } from 'vite'
import { readArcade } from './arcade.ts'
import { geminiOrigins } from './gemini.ts'
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
 * Only what the portal uses: no inline script but the games', no inline style, no foreign origin but the
 * backend's, no embedding. A frame holds what the portal wrote itself (`blob:`), and can be led nowhere else.
 */
const directives = (env: Environment) => [
  "default-src 'none'",
  `script-src 'self'${gameScripts()}`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  `connect-src 'self'${backendOrigin(env.VITE_APPWRITE_ENDPOINT)}${geminiOrigins(env)}`,
  'frame-src blob:',
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The game's gate, and the service worker.
  'trusted-types saha-gate saha-worker',
]

const contentSecurityPolicy = (env: Environment) => directives(env).join('; ')

/** The same for a document that no header is sent with; whether it may be framed, only a header can say. */
export const documentPolicy = (env: Environment) =>
  directives(env)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')

const permissions =
  'camera=(), microphone=(self), geolocation=(self), payment=(), usb=(), serial=(), display-capture=()'

/**
 * Writes the security headers as `_headers`, the file that static hosts and the embedded server read. The
 * policy is the page's alone: the arcade, served below the same root, brings its own.
 */
export function headers(env: Environment): Plugin {
  const everything = [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    // Their names change with what is in them.
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // It fetches what the portal serves, and starts nothing.
    `/${serviceWorkerFile}`,
    '  Cache-Control: no-cache',
    "  Content-Security-Policy: default-src 'none'; connect-src 'self'",
  ]
  return {
    name: 'saha:headers',
    apply: 'build',
    generateBundle() {
      const page = ['/', '/index.html', '/en/*', '/ar/*'].flatMap((path) => [
        path,
        `  Content-Security-Policy: ${contentSecurityPolicy(env)}`,
        '  Cross-Origin-Opener-Policy: same-origin',
        `  Permissions-Policy: ${permissions}`,
      ])
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: `${[...page, ...everything].join('\n')}\n`,
      })
    },
  }
}
