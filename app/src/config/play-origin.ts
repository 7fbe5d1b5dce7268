/** Origin of another site that serves the imported games; `:*` stands for the portal's own port. */
const form = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::(?:\d+|\*))?$/i

/**
 * Parses `VITE_PLAY_ORIGIN`.
 *
 * @returns the origin without a trailing slash, or undefined when the portal serves the games itself
 * @throws for anything but an origin
 */
export function readPlayOrigin(configured: string | undefined): string | undefined {
  if (!configured) return undefined
  const origin = configured.replace(/\/$/, '')
  if (form.test(origin)) return origin
  throw new Error(
    `VITE_PLAY_ORIGIN is "${configured}". Give the origin of a site that serves the same files, such as https://play.example.com.`,
  )
}
