import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { findComponent, formatKilobytes, type ComponentMetadata } from './component-metadata.ts'

const heading = (title: string, body: string) => (body ? `\n### ${title}\n\n${body}\n` : '')
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const table = (head: string, rows: readonly string[]) =>
  rows.length > 0 ? `${head}\n${rows.join('\n')}` : ''

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}
const key = (name: string) => `\`${name.replace(/Arrow\w+/, (arrow) => arrows[arrow] ?? arrow)}\``

/** Formats a key name; keys that follow the reading direction are listed for both languages. */
function formatKeys(name: string): string {
  if (!/Arrow(?:Forward|Backward)/.test(name)) return key(name)
  const english = name.replace('ArrowForward', 'ArrowRight').replace('ArrowBackward', 'ArrowLeft')
  const arabic = name.replace('ArrowForward', 'ArrowLeft').replace('ArrowBackward', 'ArrowRight')
  return `${key(english)} (in Arabic ${key(arabic)})`
}

function page(docs: ComponentMetadata): string {
  const { accessibility, attributes, keyboard, name, parts, related = [], rtl, size, later, status } = docs
  return [
    `**Status:** ${status} · **Size:** ${size ? formatKilobytes(size) : 'not measured'}${later ? ` initially and ${formatKilobytes(later)} on idle,` : ''} with all dependencies except React, minified, brotli-compressed · \`import … from '@saha/ui/${name}'\``,
    heading(
      'Keyboard',
      table(
        '| Keys | Action |\n| --- | --- |',
        keyboard.map(({ keys, does }) => `| ${keys.split(' / ').map(formatKeys).join(' / ')} | ${does} |`),
      ),
    ),
    keyboard.length > 0 ? 'A test presses each of these keys in English and Arabic.' : '',
    heading(`Accessibility (reviewed ${accessibility.reviewed})`, list(accessibility.notes)),
    heading('Right to left', list(rtl)),
    heading(
      'Parts',
      table(
        '| `data-slot` | Description |\n| --- | --- |',
        parts.map(({ slot, what }) => `| \`${slot}\` | ${what} |`),
      ),
    ),
    attributes.length > 0
      ? `Data attributes for styling: ${attributes.map((attribute) => `\`${attribute}\``).join(', ')}.`
      : '',
    heading('Do', list(docs.do)),
    heading('Don’t', list(docs.dont)),
    related.length > 0 ? `**Related:** ${related.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Docs page of every component: playground, reference from its `docs.json`, and stories. */
export function ComponentDocs() {
  const { projectAnnotations: _, ...context } = use(DocsContext)
  const docs = findComponent(context.componentStories()[0]?.title ?? '')
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {docs && (
        <div lang="en" dir="ltr">
          <Markdown>{page(docs)}</Markdown>
        </div>
      )}
      <Stories includePrimary={false} />
    </>
  )
}
