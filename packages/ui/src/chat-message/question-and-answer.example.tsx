import { UserText } from '@saha/ui/bidi'
import { ChatMessage } from '@saha/ui/chat-message'
import { ChatTranscript } from '@saha/ui/chat-transcript'
import { CopyButton } from '@saha/ui/copy-button'
import { Prose } from '@saha/ui/prose'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: {
    label: 'Conversation with the game guide',
    you: 'You',
    model: 'Game guide',
    question: 'Which puzzle can two people play on one phone?',
    answer: 'Try **Zellige**: you lay tiles in turn.',
  },
  ar: {
    label: 'محادثة مع دليل الألعاب',
    you: 'أنت',
    model: 'دليل الألعاب',
    question: 'ما لعبة الألغاز التي تصلح لشخصين على هاتف واحد؟',
    answer: 'جرّب **زلّيج**: يضع كلٌّ منكما بلاطة في دوره.',
  },
}

export default function QuestionAndAnswer() {
  const { label, you, model, question, answer } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const copy = <CopyButton variant="quiet" size="small" value={answer} />
  return (
    <ChatTranscript label={label}>
      <ChatMessage from="user" who={you}>
        <UserText as="p">{question}</UserText>
      </ChatMessage>
      <ChatMessage from="model" who={model} actions={copy}>
        <Prose text={answer} />
      </ChatMessage>
    </ChatTranscript>
  )
}
