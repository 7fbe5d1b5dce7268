/** A page number, or a gap before or after the middle. */
export type PageEntry = number | 'gap-start' | 'gap-end'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/**
 * Returns the first page, last page, current page with neighbours, and gaps. The length is the same on every page,
 * which avoids layout shifts; a gap never replaces a single page.
 */
export function getPageEntries(page: number, count: number, neighbours: number): PageEntry[] {
  const inner = 2 * neighbours + 3
  if (count <= inner + 2) return range(1, count)
  const from = Math.min(Math.max(page - neighbours, 3), count - inner + 1)
  const atStart = page - neighbours <= 3
  const atEnd = page + neighbours >= count - 2
  if (atStart) return [...range(1, inner), 'gap-end', count]
  if (atEnd) return [1, 'gap-start', ...range(from, count)]
  return [1, 'gap-start', ...range(page - neighbours, page + neighbours), 'gap-end', count]
}
