import { UserText } from '@saha/ui/bidi'
import { ChatMessage } from '@saha/ui/chat-message'
import { ChatTranscript } from '@saha/ui/chat-transcript'
import { PromptInput } from '@saha/ui/prompt-input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: {
    label: 'Conversation',
    you: 'You',
    model: 'Game guide',
    hello: 'How much time do you have?',
    message: 'Message',
  },
  ar: { label: 'محادثة', you: 'أنت', model: 'دليل الألعاب', hello: 'كم لديك من الوقت؟', message: 'رسالتك' },
}

export default function WithInput() {
  const { label, you, model, hello, message } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [sent, setSent] = useState<readonly { id: number; text: string }[]>([])
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <ChatTranscript label={label} style={{ blockSize: '16rem' }}>
        <ChatMessage from="model" who={model}>
          <UserText as="p">{hello}</UserText>
        </ChatMessage>
        {sent.map(({ id, text }) => (
          <ChatMessage key={id} from="user" who={you}>
            <UserText as="p">{text}</UserText>
          </ChatMessage>
        ))}
      </ChatTranscript>
      <PromptInput label={message} onSend={(text) => setSent([...sent, { id: sent.length, text }])} />
    </div>
  )
}
