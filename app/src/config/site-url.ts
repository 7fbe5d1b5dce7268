import { parseUrl } from '../platform/parse-url.ts'

/**
 * Reads the portal's public address as it was configured: the folder that `index.html` is served from, with or
 * without a slash at its end; the answer has one, so that relative addresses can be resolved against it.
 * Undefined where nothing is configured. Throws for what is no http address.
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
