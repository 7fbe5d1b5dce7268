import { countGraphemes } from '../language.ts'
import { getPhrases } from './phrases.ts'
import type { Prompt } from './prompt.ts'

/** Writes the Markdown of a reply from its prompt and from countable facts about it. */
export function writeArticle(prompt: Prompt): string {
  const { text, words, keywords, language, styles, turn, previous } = prompt
  const say = getPhrases(language)
  const opening = text === '' ? say.nothingAsked : say.opening(shorten(text))
  const blocks = [`${say.demo} ${opening}`]
  if (previous !== null && previous !== '') blocks.push(say.turn(turn, shorten(previous)))
  if (styles.has('brief') || text === '') return blocks.join('\n\n')

  const hasStyle = styles.has('list') || styles.has('table') || styles.has('code') || styles.has('long')
  if (!hasStyle) {
    const longest = keywords.toSorted((one, other) => other.length - one.length)[0] ?? text
    blocks.push(say.factsHeading, bullets(say.facts(words.length, countGraphemes(text), longest)))
  }
  if (styles.has('list'))
    blocks.push(say.listHeading, numbered(keywords.map((word, index) => say.step(word, index + 1))))
  if (styles.has('table')) blocks.push(say.tableHeading, table(prompt))
  if (styles.has('code')) blocks.push(say.codeHeading, code(prompt))
  if (styles.has('long')) blocks.push(...sections(prompt))
  blocks.push(say.closing)
  return blocks.join('\n\n')
}

/** Writes the thoughts before a reply, one for each step. */
export const writeThoughts = ({ language, keywords }: Prompt): readonly string[] =>
  getPhrases(language).thoughts(keywords.slice(0, 5))

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/** Shortens a quote to one line. */
export function shorten(text: string, longest = 240): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line
}

function table({ language, words, keywords }: Prompt): string {
  const rows = keywords.slice(0, 8).map((word) => {
    const place = words.findIndex((other) => other.toLowerCase() === word) + 1
    return `| ${word} | ${countGraphemes(word)} | ${place} |`
  })
  const columns = getPhrases(language).columns.join(' | ')
  return [`| ${columns} |`, '| --- | ---: | ---: |', ...rows].join('\n')
}

function code({ language, text }: Prompt): string {
  const { codeComment } = getPhrases(language)
  const python = /python|بايثون/i.test(text)
  const quoted = JSON.stringify(shorten(text))
  return python
    ? `\`\`\`python\n# ${codeComment}\nprompt = ${quoted}\nprint(len(prompt.split()))\n\`\`\``
    : `\`\`\`js\n// ${codeComment}\nconst prompt = ${quoted}\nconsole.log(prompt.split(/\\s+/).length)\n\`\`\``
}

function sections({ language, keywords, length }: Prompt): string[] {
  const { section, sentences } = getPhrases(language)
  const about = keywords.length > 0 ? keywords.slice(0, 12) : ['…']
  const share = Math.ceil(length / about.length)
  return about.flatMap((word, index) => {
    const written: string[] = []
    const count = () => written.join(' ').split(' ').length
    for (let number = 0; written.length === 0 || count() < share; number += 1) {
      const sentence = sentences[(index + number) % sentences.length]
      if (sentence === undefined) break
      written.push(sentence(word, countGraphemes(word), index + 1))
    }
    return [`## ${section(word)}`, ...paragraphs(written)]
  })
}

function paragraphs(sentences: readonly string[]): string[] {
  const each = 4
  return Array.from({ length: Math.ceil(sentences.length / each) }, (_, index) =>
    sentences.slice(index * each, (index + 1) * each).join(' '),
  )
}
