import { takeGraphemes } from '../../characters/index.ts'

const maxChunkLength = 2000

/** Splits long text into chunks at spaces, so that only the last one is shaped again while it grows. */
export function splitText(text: string): string[] {
  const chunks: string[] = []
  let from = 0
  while (text.length - from > maxChunkLength) {
    const space = text.lastIndexOf(' ', from + maxChunkLength)
    const to = space > from ? space : from + takeGraphemes(text.slice(from), maxChunkLength).length
    chunks.push(text.slice(from, to))
    from = to
  }
  return from < text.length || from === 0 ? [...chunks, text.slice(from)] : chunks
}
