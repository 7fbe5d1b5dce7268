import { CodeBlock, type HighlightCode } from '@saha/ui/code-block'

const code = `// Meters
const height = (speed) => speed ** 2 / 19.62`

/** Hosts use a highlighter such as Shiki. This one knows comments, keywords and numbers. */
const highlight: HighlightCode = async (source) =>
  source.split('\n').map((line) =>
    line.split(/(\/\/.*|\bconst\b|\b[\d.]+\b)/).map((text) => {
      if (text.startsWith('//')) return { text, kind: 'comment' }
      if (text === 'const') return { text, kind: 'keyword' }
      return /^\d/.test(text) ? { text, kind: 'number' } : { text }
    }),
  )

export default function Colors() {
  return (
    <CodeBlock code={code} language="JavaScript" highlight={highlight} style={{ maxInlineSize: '36rem' }} />
  )
}
