import { MarkdownReader } from './markdown.ts'

/** One of every kind of block and mark: each has patterns of its own, which a browser compiles at their first use. */
const kinds = [
  'Words',
  '# Words',
  'Words *words* **words** ~~words~~',
  'Words `words` [words](https://example.com) https://example.com',
  '- words\n- words',
  '1. words\n\n> words',
  '```js\nwords\n```',
  '| words |\n| --- |\n| words |',
] as const

/** Whenever the page rests, or soon in browsers that do not tell. */
const whenResting = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 200)
}

let isPrepared = false

/**
 * Reads a little Markdown of each kind, one at a time while the page rests, so that the first words of an answer do not
 * wait for its reader. Call it (in an effect) where an answer may soon stream in; it works once.
 */
export function prepareProse(): void {
  if (isPrepared) return
  isPrepared = true
  // Patterns are compiled for texts of Latin-1 and, apart, for all others: one quotation mark makes the difference. Twice,
  // because what is used again is compiled better.
  const both = kinds.flatMap((kind) => [kind, kind.replaceAll(/words/gi, '“$&”')])
  const left = [...both, ...both]
  const next = () => {
    const kind = left.shift()
    if (kind === undefined) return
    new MarkdownReader().read(kind)
    whenResting(next)
  }
  whenResting(next)
}
