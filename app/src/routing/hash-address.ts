/**
 * Converts a prerendered page's URL (`/en/games`) to the app's hash URL. A fragment becomes the `part` parameter,
 * because the hash is taken. A hash that is already an app URL is returned unchanged.
 */
export function hashAddress(path: string, { hash, search }: { hash: string; search: string }): string {
  if (hash.startsWith('#/')) return hash
  if (hash.length < 2) return `#${path}${search}`
  const query = new URLSearchParams(search)
  query.set('part', hash.slice(1))
  return `#${path}?${query}`
}
