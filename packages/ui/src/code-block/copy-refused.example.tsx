import { CodeBlock } from '@saha/ui/code-block'
import { useKit } from '@saha/ui/provider'
import { StatusLine } from '@saha/ui/status-line'
import { useState } from 'react'

const texts = {
  en: { refused: 'The browser did not copy. Select the code and copy it yourself.' },
  ar: { refused: 'لم ينسخ المتصفح النص. حدّده وانسخه بنفسك.' },
}

const command = 'npm install @saha/ui'

export default function CopyRefused() {
  const { refused } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [failed, setFailed] = useState(false)
  return (
    <div style={{ maxInlineSize: '36rem' }}>
      <CodeBlock code={command} language="Shell" onCopyError={() => setFailed(true)} />
      <StatusLine state={failed ? 'failed' : 'idle'}>{failed && refused}</StatusLine>
    </div>
  )
}
