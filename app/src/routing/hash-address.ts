/**
 * The address in the app of a page of the build (`/en/games`), as a hash with what was asked of the page. A part of a
 * text is named in the query, because the hash is taken; an address of the app in the hash goes before all.
 */
export function hashAddress(path: string, { hash, search }: { hash: string; search: string }): string {
  if (hash.startsWith('#/')) return hash
  if (hash.length < 2) return `#${path}${search}`
  const query = new URLSearchParams(search)
  query.set('part', hash.slice(1))
  return `#${path}?${query}`
}
