import { firstCharacters } from '../characters/index.ts'

const longest = 2000

/** Splits long text into chunks at spaces, so that only the last one is shaped again while it grows. */
export function textPieces(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > longest) {
    const space = text.lastIndexOf(' ', from + longest)
    const to = space > from ? space : from + firstCharacters(text.slice(from), longest).length
    pieces.push(text.slice(from, to))
    from = to
  }
  return from < text.length || from === 0 ? [...pieces, text.slice(from)] : pieces
}
