import { UserText } from '@saha/ui/bidi'
import { ChatMessage } from '@saha/ui/chat-message'
import { ChatTranscript } from '@saha/ui/chat-transcript'
import { CopyButton } from '@saha/ui/copy-button'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: {
    label: 'Conversation',
    model: 'Game guide',
    half: 'Zellige has a mode for',
    error: 'The answer was cut off.',
  },
  ar: { label: 'محادثة', model: 'دليل الألعاب', half: 'في «زلّيج» وضع', error: 'انقطع الرد قبل أن يكتمل.' },
}

export default function Failed() {
  const { label, model, half, error } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [state, setState] = useState<'failed' | 'streaming'>('failed')
  return (
    <ChatTranscript label={label}>
      <ChatMessage
        from="model"
        who={model}
        state={state}
        error={error}
        onRetry={() => setState('streaming')}
        actions={<CopyButton variant="quiet" size="small" value={half} />}
      >
        <UserText as="p">{half}</UserText>
      </ChatMessage>
    </ChatTranscript>
  )
}
