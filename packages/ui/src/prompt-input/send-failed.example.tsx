import { PromptInput } from '@saha/ui/prompt-input'
import { useKit } from '@saha/ui/provider'
import { StatusLine } from '@saha/ui/status-line'
import { useState } from 'react'

const texts = {
  en: {
    label: 'Your message',
    question: 'Which puzzle can two people play?',
    error: 'You are offline. Your message was not sent.',
  },
  ar: {
    label: 'رسالتك',
    question: 'ما لعبة الألغاز التي تصلح لشخصين؟',
    error: 'لا اتصال بالإنترنت. لم تُرسل رسالتك.',
  },
}

export default function SendFailed() {
  const { label, question, error } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [hasFailed, setHasFailed] = useState(false)
  function send() {
    setHasFailed(true)
    return false
  }
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <PromptInput label={label} defaultValue={question} onSend={send} />
      <StatusLine state={hasFailed ? 'failed' : 'idle'}>{hasFailed && error}</StatusLine>
    </div>
  )
}
