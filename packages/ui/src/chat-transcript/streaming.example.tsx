import { UserText } from '@saha/ui/bidi'
import { Button } from '@saha/ui/button'
import { ChatMessage } from '@saha/ui/chat-message'
import { ChatTranscript } from '@saha/ui/chat-transcript'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { model: 'Game guide', answer: 'Try Zellige: a round takes three minutes.', next: 'Next word' },
  ar: { model: 'دليل الألعاب', answer: 'جرّب «زلّيج»: الجولة ثلاث دقائق.', next: 'الكلمة التالية' },
}

export default function Streaming() {
  const { model, answer, next } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const words = answer.split(' ')
  const [count, setCount] = useState(2)
  const isDone = count >= words.length
  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <ChatTranscript label={model} style={{ inlineSize: '100%' }}>
        <ChatMessage from="model" who={model} state={isDone ? 'complete' : 'streaming'}>
          <UserText as="p">{words.slice(0, count).join(' ')}</UserText>
        </ChatMessage>
      </ChatTranscript>
      <Button disabled={isDone} onClick={() => setCount(count + 1)}>
        {next}
      </Button>
    </div>
  )
}
