/** Parts of a machine's README. */
export interface Readme {
  /** First paragraph. */
  readonly intro: string
  /** Sections in Markdown, without the drawn chart. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly body: string }[]
  /** Folders of the machines that it links to. */
  readonly related: readonly string[]
  /** First import of the machine's module in its examples. */
  readonly importLine: string
}

const toSlug = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')

/** Joins the lines of each paragraph and list item outside of code, because `Prose` shows every line break. */
const joinLines = (text: string) =>
  text
    .split(/^(```[^]*?^```)/m)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/(?<=[^\n|])\n *(?![\s|#>*-]|\d+\. )/g, ' ')))
    .join('')

/** Splits a README into its parts. */
export function parseReadme(markdown: string): Readme {
  const text = joinLines(markdown)
  const [head = '', ...parts] = text.split(/^## /m)
  const sections = parts
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { id: toSlug(title), title, body: lines.join('\n').trim() }
    })
    .filter(({ title }) => title !== 'Chart')
  return {
    intro: head.replace(/^# .*$/m, '').trim(),
    sections,
    related: [
      ...new Set([...text.matchAll(/\]\(\.\.\/([\w-]+)\/README\.md\)/g)].map(([, folder = '']) => folder)),
    ],
    importLine: /^import \{[^}]+\} from '@saha\/machines\/[\w-]+'$/m.exec(markdown)?.[0] ?? '',
  }
}
