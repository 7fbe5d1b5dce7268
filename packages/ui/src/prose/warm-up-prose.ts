import { MarkdownReader } from './markdown/markdown.ts'

/** One sample of every construct, because browsers compile a regular expression at its first use. */
const samples = [
  'Words',
  '# Words',
  'Words *words* **words** ~~words~~',
  'Words `words` [words](https://example.com) https://example.com',
  '- words\n- words',
  '1. words\n\n> words',
  '```js\nwords\n```',
  '| words |\n| --- |\n| words |',
] as const

/** Runs a callback when the browser is idle; after 200 ms where `requestIdleCallback` is missing. */
const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

/** Loads the code font before a reply needs it. Otherwise the first code is laid out again when it arrives. */
function loadCodeFont(): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--saha-font-code')
  // If it fails to load, the fallback font is used.
  document.fonts.load(`1em ${family}`).catch(() => undefined)
}

let isWarmedUp = false

/**
 * Warms up the parser with short samples while the page is idle, and loads the code font, so that the first words of
 * a reply render without delay. Call it in an effect where a reply may stream soon. Later calls do nothing.
 */
export function warmUpProse(): void {
  if (isWarmedUp) return
  isWarmedUp = true
  // Engines compile a regular expression separately for Latin-1 and other strings; one curly quote makes the
  // difference. The second round lets the engine optimize.
  const variants = samples.flatMap((sample) => [sample, sample.replaceAll(/words/gi, '“$&”')])
  const pending = [...variants, ...variants]
  whenIdle(loadCodeFont)
  const readNext = () => {
    const sample = pending.shift()
    if (sample === undefined) return
    new MarkdownReader().read(sample)
    whenIdle(readNext)
  }
  whenIdle(readNext)
}
