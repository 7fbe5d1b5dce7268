import type { GroundingMetadata, GroundingSupport } from '@google/genai'
import type { SearchSource, SourceLink } from '@saha/machines/smart-search'

/** A range of an answer and its sources. */
interface Citation {
  /** Start and end in the answer's text, as `slice` counts. */
  readonly start: number
  readonly end: number
  /** Indexes in the answer's list of sources. */
  readonly sources: readonly number[]
}

/** Sources of an answer and the ranges that cite them. */
export interface Grounding {
  readonly sources: readonly SearchSource[]
  readonly citations: readonly Citation[]
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Converts a UTF-8 offset to a string index: Google counts bytes, of which an Arabic letter has two. */
const indexAt = (text: string, bytes: number): number =>
  decoder.decode(encoder.encode(text).subarray(0, bytes)).length

const toSourceLink = (chunk: { uri?: string; title?: string } | undefined): SourceLink | null =>
  chunk?.uri ? { uri: chunk.uri, title: chunk.title ?? '' } : null

/** Returns the range that a support cites. Its quoted text takes precedence over its offsets. */
function findRange({ segment }: GroundingSupport, text: string): [start: number, end: number] | null {
  const start = indexAt(text, segment?.startIndex ?? 0)
  const end = indexAt(text, segment?.endIndex ?? 0)
  const words = segment?.text
  if (words === undefined || text.slice(start, end) === words) return end > start ? [start, end] : null
  const found = text.indexOf(words)
  return found === -1 ? null : [found, found + words.length]
}

/**
 * Reads sources and citations.
 *
 * @param texts of the answer's parts in their order; null for a part that is not shown
 */
export function readGrounding(
  metadata: GroundingMetadata | undefined,
  texts: readonly (string | null)[],
): Grounding {
  const sources: SearchSource[] = []
  const places = new Map<number, number>()
  for (const [index, { web, maps }] of (metadata?.groundingChunks ?? []).entries()) {
    const link = toSourceLink(web ?? maps)
    if (link === null) continue
    places.set(index, sources.length)
    sources.push(web ? { web: link } : { maps: link })
  }
  const before = (part: number) => texts.slice(0, part).join('').length
  const citations = (metadata?.groundingSupports ?? []).flatMap((support) => {
    const part = support.segment?.partIndex ?? 0
    const text = texts[part] ?? ''
    const range = findRange(support, text)
    const cited = (support.groundingChunkIndices ?? []).flatMap((index) => places.get(index) ?? [])
    if (range === null || cited.length === 0) return []
    const [start, end] = range
    return [{ start: before(part) + start, end: before(part) + end, sources: cited }]
  })
  return { sources, citations }
}
