import { CodeBlock } from '@saha/ui/code-block'

const command = 'npm install @saha/ui'

export default function Command() {
  return <CodeBlock code={command} language="Shell" style={{ maxInlineSize: '36rem' }} />
}
