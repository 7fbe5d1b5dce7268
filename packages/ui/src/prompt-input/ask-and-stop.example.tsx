import { PromptInput } from '@saha/ui/prompt-input'
import { useKit } from '@saha/ui/provider'
import { Text } from '@saha/ui/text'
import { useState } from 'react'

const texts = {
  en: { label: 'Your message', placeholder: 'Ask about any game…', wait: 'The answer is being written.' },
  ar: { label: 'رسالتك', placeholder: 'اسأل عن أي لعبة…', wait: 'يُكتب الرد الآن.' },
}

export default function AskAndStop() {
  const { label, placeholder, wait } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [busy, setBusy] = useState(false)
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <PromptInput
        label={label}
        placeholder={placeholder}
        onSend={() => setBusy(true)}
        busy={busy}
        onStop={() => setBusy(false)}
      />
      {busy && <Text>{wait}</Text>}
    </div>
  )
}
