import type { GenerateContentRequest } from '../schema/generate-request.ts'
import type { AuthoredAnswer } from './authored/parse-answers.ts'
import { getPhrases } from './phrases.ts'
import type { Prompt } from './prompt.ts'

/** Text with its claimed sources. */
export interface Grounded {
  readonly text: string
  readonly metadata: object
}

const bytes = (text: string) => Buffer.byteLength(text)

/** Creates the supports of all sentences but the first; offsets are UTF-8 bytes, as in Google's responses. */
function createSupports(sentences: readonly string[], previous: string, chunks: number): object[] {
  let offset = bytes(previous)
  return sentences.flatMap((text, index) => {
    const startIndex = offset
    const endIndex = startIndex + bytes(text)
    offset = endIndex + bytes(' ')
    if (index === 0) return []
    const groundingChunkIndices = [Math.min(index - 1, chunks - 1)]
    return [{ segment: { startIndex, endIndex, text }, groundingChunkIndices }]
  })
}

/** Imitates the result of a web search, with sources at reserved example domains. */
export function groundInSearch(prompt: Prompt): Grounded {
  const say = getPhrases(prompt.language)
  const topic = prompt.topic
  const previous = `${say.demo} `
  const sentences = say.search(topic)
  const query = encodeURIComponent(topic)
  return {
    text: previous + sentences.join(' '),
    metadata: {
      webSearchQueries: [topic],
      searchEntryPoint: { renderedContent: searchChip(topic) },
      groundingChunks: [
        { web: { uri: `https://example.com/?q=${query}`, title: 'example.com' } },
        { web: { uri: `https://example.org/?q=${query}`, title: 'example.org' } },
      ],
      groundingSupports: createSupports(sentences, previous, 2),
    },
  }
}

/** Grounds an authored answer in its sources, which a query found on the web or on a map. */
export function groundAuthored(
  { text, sources, citations }: AuthoredAnswer,
  kind: 'web' | 'maps',
  prompt: Prompt,
): Grounded {
  const query = prompt.text.trim()
  return {
    text,
    metadata: {
      ...(kind === 'web'
        ? { webSearchQueries: [query], searchEntryPoint: { renderedContent: searchChip(query) } }
        : {}),
      groundingChunks: sources.map((source, index) =>
        kind === 'web' ? { web: source } : { maps: { ...source, placeId: `places/demo-${index + 1}` } },
      ),
      groundingSupports: citations.map(({ start, end, sources: groundingChunkIndices }) => ({
        segment: {
          startIndex: bytes(text.slice(0, start)),
          endIndex: bytes(text.slice(0, end)),
          text: text.slice(start, end),
        },
        groundingChunkIndices,
      })),
    },
  }
}

/** Imitates the result of a Maps query; its links search a real map for the same words. */
export function groundInMaps(prompt: Prompt, { toolConfig }: GenerateContentRequest): Grounded {
  const say = getPhrases(prompt.language)
  const topic = prompt.topic
  const { latitude, longitude } = toolConfig?.retrievalConfig?.latLng ?? {}
  const near = latitude === undefined || longitude === undefined ? null : `${latitude}, ${longitude}`
  const previous = `${say.demo} `
  const sentences = say.places(topic, near)
  const query = encodeURIComponent(near === null ? topic : `${topic} ${near}`)
  const chunk = (index: number) => ({
    maps: {
      uri: `https://www.google.com/maps/search/?api=1&query=${query}`,
      title: say.place(topic, index),
      placeId: `places/demo-${index}`,
    },
  })
  return {
    text: previous + sentences.join(' '),
    metadata: {
      groundingChunks: [chunk(1), chunk(2)],
      groundingSupports: createSupports(sentences, previous, 2),
    },
  }
}

function searchChip(topic: string): string {
  const shown = topic.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<style>.container{display:flex;gap:8px;padding:8px;font:14px sans-serif}.chip{border:1px solid;border-radius:16px;padding:4px 12px;color:inherit;text-decoration:none}</style><div class="container"><a class="chip" dir="auto" href="https://www.google.com/search?q=${encodeURIComponent(topic)}">${shown}</a></div>`
}
