/** Source of an authored answer. */
export interface AuthoredSource {
  readonly title: string
  /** URL of the page; relative ones lead to a page of the portal that shows the answer. */
  readonly uri: string
}

/** Range of the text that sources support. */
export interface AuthoredCitation {
  readonly start: number
  readonly end: number
  /** Indexes in the list of sources. */
  readonly sources: readonly number[]
}

/** Answer that a person wrote for one prompt. */
export interface AuthoredAnswer {
  /** The prompt and other wordings of it. */
  readonly prompts: readonly string[]
  readonly thoughts: readonly string[]
  /** Markdown without the marks of its footnotes. */
  readonly text: string
  readonly sources: readonly AuthoredSource[]
  readonly citations: readonly AuthoredCitation[]
}

const FENCE = /^\s*```/
const ALSO = /^Also: (.+)$/
const SOURCE = /^\[\^([\w-]+)\]: \[(.+)\]\((\S+)\)$/
const MARK = /\[\^([\w-]+)\]/g
/** Start of a line that belongs to the layout: a list mark, a quote or a heading. */
const LINE_MARK = /^\s*(?:[-*]|\d+\.|>|#+)\s+/

/**
 * Parses the answers of a Markdown file. Each begins with its prompt as a heading of level 1. Then may follow lines
 * `Also: …` with other wordings, and a quote with the thoughts, each beginning in bold. Footnotes name the sources.
 */
export const parseAnswers = (markdown: string): AuthoredAnswer[] =>
  splitByHeading(markdown, '# ').map(({ heading, lines }) => parseAnswer(heading, lines))

/** Splits Markdown at the headings of one level, ignoring code. Text before the first heading is left out. */
export function splitByHeading(
  markdown: string,
  mark: string,
): { readonly heading: string; readonly lines: string[] }[] {
  const sections: { heading: string; lines: string[] }[] = []
  let isCode = false
  for (const line of markdown.split(/\r?\n/)) {
    if (FENCE.test(line)) isCode = !isCode
    if (!isCode && line.startsWith(mark))
      sections.push({ heading: line.slice(mark.length).trim(), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** Takes the other wordings of a prompt from the start of its lines. */
export function takeWordings(lines: readonly string[]): { wordings: string[]; rest: string[] } {
  const first = lines.findIndex((line) => line.trim() !== '' && !ALSO.test(line))
  const split = first === -1 ? lines.length : first
  const wordings = lines.slice(0, split).flatMap((line) => ALSO.exec(line)?.[1] ?? [])
  return { wordings, rest: lines.slice(split) }
}

function parseAnswer(prompt: string, lines: readonly string[]): AuthoredAnswer {
  const { wordings, rest } = takeWordings(lines)
  const quoted = rest.findIndex((line) => !line.startsWith('>'))
  const body = rest.slice(Math.max(quoted, 0))
  const sources: AuthoredSource[] = []
  const names: string[] = []
  const written = body.filter((line) => {
    const [, name, title, uri] = SOURCE.exec(line) ?? []
    if (name === undefined || title === undefined || uri === undefined) return true
    names.push(name)
    sources.push({ title, uri })
    return false
  })
  const prompts = [prompt, ...wordings]
  const thoughts = parseThoughts(rest.slice(0, Math.max(quoted, 0)))
  return { prompts, thoughts, sources, ...resolveFootnotes(written.join('\n').trim(), names) }
}

function parseThoughts(quote: readonly string[]): string[] {
  const text = quote.map((line) => line.replace(/^> ?/, '')).join('\n')
  return text
    .split(/\n(?=\*\*)/)
    .map((thought) => thought.trim())
    .filter((thought) => thought !== '')
}

/** End of a sentence before another one. */
const SENTENCE_END = /[.!?؟…][*_»”]*\s+(?=\S)/g

/** Removes the marks of footnotes. Each supports the sentence before it. */
function resolveFootnotes(
  marked: string,
  names: readonly string[],
): Pick<AuthoredAnswer, 'text' | 'citations'> {
  const citations: AuthoredCitation[] = []
  const lines: string[] = []
  let offset = 0
  for (const line of marked.split('\n')) {
    let text = ''
    let from = 0
    const lineStart = LINE_MARK.exec(line)?.[0].length ?? 0
    for (const { 0: mark, 1: name = '', index } of line.matchAll(MARK)) {
      text += line.slice(from, index)
      from = index + mark.length
      const source = names.indexOf(name)
      const previous = citations.at(-1)
      if (source === -1) throw new Error(`The footnote ${name} is missing.`)
      const end = offset + text.length
      if (previous?.end === end)
        citations[citations.length - 1] = { ...previous, sources: [...previous.sources, source] }
      else citations.push({ start: offset + sentenceStart(text, lineStart), end, sources: [source] })
    }
    text += line.slice(from)
    lines.push(text)
    offset += text.length + 1
  }
  return { text: lines.join('\n'), citations }
}

function sentenceStart(text: string, lineStart: number): number {
  const starts = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length)
  return Math.max(lineStart, ...starts)
}
