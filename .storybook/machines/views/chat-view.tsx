import { Button } from '@saha/ui/button'
import { ChatMessage } from '@saha/ui/chat-message'
import { ChatTranscript } from '@saha/ui/chat-transcript'
import { PromptInput } from '@saha/ui/prompt-input'
import {
  selectChatMessages,
  selectChatStatus,
  type chatMachine,
} from '../../../packages/machines/src/chat/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    chat: 'Conversation',
    you: 'You',
    model: 'Saha',
    ask: 'Ask something',
    failed: 'The reply is incomplete.',
    clear: 'New chat',
  },
  ar: {
    chat: 'المحادثة',
    you: 'أنت',
    model: 'ساحة',
    ask: 'اكتب سؤالك',
    failed: 'الرد غير مكتمل.',
    clear: 'محادثة جديدة',
  },
}

const states: Readonly<Record<string, 'streaming' | 'failed'>> = { streaming: 'streaming', failed: 'failed' }

/** A conversation with a model. */
export function ChatView({ snapshot, send }: MachineViewProps<typeof chatMachine>) {
  const t = useSample(samples)
  const messages = selectChatMessages(snapshot)
  const status = selectChatStatus(snapshot)
  return (
    <div className="grid gap-3">
      <ChatTranscript label={t.chat} className="max-h-72">
        {messages.map((message, index) => (
          <ChatMessage
            key={index}
            from={message.role}
            who={message.role === 'user' ? t.you : t.model}
            state={message.role === 'user' ? 'complete' : (states[message.ending] ?? 'complete')}
            error={t.failed}
            onRetry={() => send({ type: 'chat.retry' })}
          >
            {message.text}
          </ChatMessage>
        ))}
      </ChatTranscript>
      <PromptInput
        label={t.ask}
        placeholder={t.ask}
        busy={status !== 'idle'}
        onStop={() => send({ type: 'reply.stop' })}
        onSend={(text) => send({ type: 'chat.send', text })}
      />
      <Button size="small" className="justify-self-start" onClick={() => send({ type: 'chat.clear' })}>
        {t.clear}
      </Button>
    </div>
  )
}
