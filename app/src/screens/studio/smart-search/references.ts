import type { SearchSource } from '@saha/machines/smart-search'
import type { Source } from '@saha/ui'
import type { Grounding } from '../../../adapters/gemini/grounding.ts'
import { parseUrl } from '../../../platform/parse-url.ts'

/** Where Google's links to the web lead first. What such a source is called is the site that it leads on to. */
const redirectHost = 'vertexaisearch.cloud.google.com'
const isHostName = (title: string) => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(title)

/** Behind which words of an answer which sources stand. */
export interface Reference {
  /** Where the words end in the text, as `slice` counts. */
  readonly at: number
  /** Places in the list of sources, which the reader counts from one. */
  readonly sources: readonly number[]
}

/** The sources of an answer, as they are listed, and where the answer refers to them. */
export interface References {
  readonly sources: readonly Source[]
  readonly references: readonly Reference[]
}

const getLink = (source: SearchSource) => ('web' in source ? source.web : source.maps)

function toSource(source: SearchSource): Source {
  const { uri, title } = getLink(source)
  const kind = 'maps' in source ? 'map' : 'web'
  const redirected = parseUrl(uri)?.hostname === redirectHost && isHostName(title)
  return { uri, title, kind, ...(redirected ? { site: title } : {}) }
}

/**
 * Numbers the sources of an answer: in the order in which it first refers to them, then those it does not refer to.
 * What leads to the same address under the same name is one source.
 */
export function numberSources({ sources: found, citations }: Grounding): References {
  const identity = found.map((source) => JSON.stringify(getLink(source)))
  const sources: Source[] = []
  const numbers = new Map<string, number>()
  const assignNumber = (index: number): number[] => {
    const source = found[index]
    const id = identity[index]
    if (source === undefined || id === undefined) return []
    const number = numbers.get(id) ?? sources.push(toSource(source)) - 1
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
