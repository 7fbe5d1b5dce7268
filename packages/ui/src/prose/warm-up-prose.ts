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

/** Nothing before an answer is set in it: else the first lines of code are set twice, the second time as it comes. */
function loadCodeFace(): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--saha-font-code')
  // Where it does not load, the next of the family is there.
  document.fonts.load(`1em ${family}`).catch(() => undefined)
}

let isPrepared = false

/**
 * Reads a little Markdown of each kind, one at a time while the page rests, so that the first words of an answer do not
 * wait for its reader, and loads the typeface of code. Call it (in an effect) where an answer may soon stream in; it
 * works once.
 */
export function warmUpProse(): void {
  if (isPrepared) return
  isPrepared = true
  // Patterns are compiled for texts of Latin-1 and, apart, for all others: one quotation mark makes the difference. Twice,
  // because what is used again is compiled better.
  const both = kinds.flatMap((kind) => [kind, kind.replaceAll(/words/gi, '“$&”')])
  const left = [...both, ...both]
  whenResting(loadCodeFace)
  const next = () => {
    const kind = left.shift()
    if (kind === undefined) return
    new MarkdownReader().read(kind)
    whenResting(next)
  }
  whenResting(next)
}
