import { parseUrl } from '../platform/parse-url.ts'

/**
 * Parses the configured public URL: the folder that serves `index.html`, with or without a trailing slash.
 *
 * @returns the URL with a trailing slash, or undefined when nothing is configured
 * @throws when it is not an http(s) URL
 */
export function readSiteUrl(configured: string | undefined): string | undefined {
  if (!configured) return undefined
  const url = parseUrl(configured)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `VITE_SITE_URL is "${configured}", which is not where a portal can be. ` +
        'Give the full address that visitors open, for example https://games.example.com/.',
    )
  }
  return url.href.replace(/\/*$/, '/')
}
