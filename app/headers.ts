import type { Plugin } from 'vite'

/** The backend's origin, where it is not the portal's own. */
function backendOrigin(endpoint: string | undefined): string {
  return endpoint && /^https?:/.test(endpoint) ? ` ${new URL(endpoint).origin}` : ''
}

/** Only what the portal uses: no inline script or style, no foreign origin but the backend's, no embedding. */
const contentSecurityPolicy = (endpoint: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${backendOrigin(endpoint)}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The game's gate, the portal's only worker.
    'trusted-types saha-gate',
  ].join('; ')

const permissions =
  'camera=(), microphone=(self), geolocation=(self), payment=(), usb=(), serial=(), display-capture=()'

/**
 * Writes the security headers as `_headers`, the file that static hosts and the embedded server read. The
 * policy is the page's alone: the arcade, served below the same root, brings its own.
 */
export function headers(endpoint: string | undefined): Plugin {
  const page = ['/', '/index.html'].flatMap((path) => [
    path,
    `  Content-Security-Policy: ${contentSecurityPolicy(endpoint)}`,
    '  Cross-Origin-Opener-Policy: same-origin',
    `  Permissions-Policy: ${permissions}`,
  ])
  const everything = [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
  ]
  return {
    name: 'saha:headers',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: `${[...page, ...everything].join('\n')}\n`,
      })
    },
  }
}
