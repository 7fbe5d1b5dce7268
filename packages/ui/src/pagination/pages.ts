/** A page's number, or a gap before or after it. */
export type PageEntry = number | 'gap-start' | 'gap-end'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/**
 * The first and last page, the current one with its neighbours, and gaps. The list is as long on every page,
 * so that nothing moves under the pointer; a gap never stands for a single page.
 */
export function pageEntries(page: number, count: number, neighbours: number): PageEntry[] {
  const inner = 2 * neighbours + 3
  if (count <= inner + 2) return range(1, count)
  const from = Math.min(Math.max(page - neighbours, 3), count - inner + 1)
  const atStart = page - neighbours <= 3
  const atEnd = page + neighbours >= count - 2
  if (atStart) return [...range(1, inner), 'gap-end', count]
  if (atEnd) return [1, 'gap-start', ...range(from, count)]
  return [1, 'gap-start', ...range(page - neighbours, page + neighbours), 'gap-end', count]
}
