import type { SearchSource } from '@saha/machines/smart-search'
import type { Source } from '@saha/ui'
import type { Grounding } from '../../../adapters/gemini/response/grounding.ts'
import { parseUrl } from '../../../platform/parse-url.ts'

/** Google's web links redirect over this host; their title is the host name of the source. */
const redirectHost = 'vertexaisearch.cloud.google.com'
const isHostName = (title: string) => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(title)

/** The sources of one place in the answer. */
export interface Reference {
  /** End of the cited words in the text, as a `slice` index. */
  readonly at: number
  /** Indexes in the list of sources; shown counting from one. */
  readonly sources: readonly number[]
}

interface References {
  readonly sources: readonly Source[]
  readonly references: readonly Reference[]
}

const getLink = (source: SearchSource) => ('web' in source ? source.web : source.maps)

function toSource(source: SearchSource, baseUrl: string | undefined): Source {
  const { uri, title } = getLink(source)
  const kind = 'maps' in source ? 'map' : 'web'
  const url = parseUrl(uri, baseUrl)
  const redirected = url?.hostname === redirectHost && isHostName(title)
  return { uri: url?.href ?? uri, title, kind, ...(redirected ? { site: title } : {}) }
}

/**
 * Numbers the sources by their first reference, then the unreferenced ones. Sources with equal address and title
 * count once.
 *
 * @param baseUrl the portal's URL; demo answers cite its pages by relative addresses
 */
export function numberSources({ sources: found, citations }: Grounding, baseUrl?: string): References {
  const identity = found.map((source) => JSON.stringify(getLink(source)))
  const sources: Source[] = []
  const numbers = new Map<string, number>()
  const assignNumber = (index: number): number[] => {
    const source = found[index]
    const id = identity[index]
    if (source === undefined || id === undefined) return []
    const number = numbers.get(id) ?? sources.push(toSource(source, baseUrl)) - 1
    numbers.set(id, number)
    return [number]
  }
  const byEnd = new Map<number, Set<number>>()
  for (const citation of citations.toSorted((a, b) => a.end - b.end)) {
    const cited = byEnd.get(citation.end) ?? new Set()
    byEnd.set(citation.end, cited)
    for (const number of citation.sources.flatMap(assignNumber)) cited.add(number)
  }
  for (const index of found.keys()) assignNumber(index)
  const references = [...byEnd].map(([at, cited]) => ({ at, sources: [...cited].toSorted((a, b) => a - b) }))
  return { sources, references }
}
