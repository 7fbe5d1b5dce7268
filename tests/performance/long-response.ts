/** Ten thousand words of Markdown in typical forms; the last three are one block. */

const sentence = [
  'The square lies open under the evening sun, and whoever comes by takes a seat and plays a round.',
  'Every **third** visitor asks for `rules.json` first, reads [the guide](https://example.com/guide) and stays.',
  'في الساحة مكان لكل زائر، ومن جلس مرة عاد إليها كل مساء مع أصدقائه.',
  'Nobody keeps the time, yet every game ends before the lamps of the arcade are lit again.',
] as const

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Joins blocks until they have that many words. */
function until(count: number, blockAt: (index: number) => string, between: string): string {
  const blocks: string[] = []
  for (let had = 0; had < count; had += words(blocks.at(-1) ?? '')) blocks.push(blockAt(blocks.length))
  return blocks.join(between)
}

const sentenceAt = (index: number): string => sentence[index % sentence.length] ?? ''
const paragraph = (index: number): string => [0, 1, 2, 3].map((at) => sentenceAt(index + at)).join(' ')
const code = (index: number): string =>
  `export function round${index}(players) {\n  return players.map((player) => player.score * ${index})\n}`

const shapes = [
  (index: number) => `## Part ${index}\n\n${paragraph(index)}`,
  paragraph,
  (index: number) => [0, 1, 2, 3].map((at) => `- ${sentenceAt(index + at)}`).join('\n'),
  (index: number) => `\`\`\`js\n${code(index)}\n\`\`\``,
  (index: number) =>
    `| Place | What |\n| --- | --- |\n| ${index} | ${sentenceAt(index)} |\n| next | ${sentenceAt(index + 1)} |`,
  (index: number) => `> ${sentenceAt(index)}`,
]

const length = 10_000

/** Name and text of each answer. */
export const answers: readonly (readonly [name: string, text: string])[] = [
  ['an article', until(length, (index) => shapes[index % shapes.length]?.(index) ?? '', '\n\n')],
  ['one list', until(length, (index) => `${index + 1}. ${sentenceAt(index)}`, '\n')],
  ['one piece of code', `\`\`\`js\n${until(length, code, '\n')}\n\`\`\``],
  ['one paragraph', until(length, sentenceAt, ' ')],
]
