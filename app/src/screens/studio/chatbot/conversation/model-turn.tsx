import type { ModelMessage } from '@saha/machines/chat'
import { Button, ChatMessage, CopyButton, RetryIcon, StopIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useNotice } from '../../../../features/notices/notices.tsx'
import { useRetryCountdown } from '../../shared/failure/use-retry-countdown.ts'
import { useErrorMessage } from '../../shared/failure/use-error-message.ts'
import { SendTo } from '../../shared/send-to/send-to.tsx'
import { toSpeechText } from '../../shared/send-to/to-speech-text.ts'
import { ReplyVersions } from './reply-versions.tsx'
import { AnswerText } from '../../shared/answers/answer-text.tsx'

/** Actions at a reply. */
export interface ReplyActions {
  /** Asks the last question again. */
  onRetry: () => void
  /** Sends a message that continues the reply. */
  onSend: (text: string) => void
  /** Shows another version of the reply at `index`. */
  onShowVersion: (index: number, version: number) => void
}

interface ModelTurnProps extends ReplyActions {
  message: ModelMessage
  index: number
  isLast: boolean
  /** No reply is running. */
  isIdle: boolean
}

const states = {
  streaming: 'streaming',
  failed: 'failed',
  whole: 'complete',
  'cut-off': 'complete',
  stopped: 'complete',
} as const

/** In characters. A longer reply takes the full width, so that it does not depend on which lines are rendered. */
const long = 1000

/** Separate component because its date formats are slow to create and failures are rare. */
function Failed({ failure }: { failure: NonNullable<ModelMessage['failure']> }) {
  const t = useTranslations('chatbot')
  const getErrorMessage = useErrorMessage()
  return (
    <>
      <span>{t('error')}</span> {getErrorMessage(failure)}
    </>
  )
}

/** A reply of the model with its status and actions. */
export function ModelTurn({
  message,
  index,
  isLast,
  isIdle,
  onRetry,
  onSend,
  onShowVersion,
}: ModelTurnProps) {
  const { text, ending, failure, before = [], after = [] } = message
  const t = useTranslations('chatbot')
  const retryIn = useRetryCountdown(failure)
  const notice = useNotice()
  return (
    <ChatMessage
      from="model"
      who={t('assistant')}
      state={states[ending]}
      className={text.length > long ? '*:w-full' : ''}
      error={failure && <Failed failure={failure} />}
      {...(isLast ? { onRetry, retryIn } : {})}
      actions={
        <>
          {before.length + after.length > 0 && (
            <ReplyVersions
              message={message}
              isIdle={isIdle}
              onShow={(version) => onShowVersion(index, version)}
            />
          )}
          {text !== '' && (
            <CopyButton size="small" variant="quiet" value={text} onError={() => notice(t('copyFailed'))} />
          )}
          {text !== '' && ending !== 'streaming' && (
            <SendTo size="small" tools={{ tts: () => ({ text: toSpeechText(text) }) }} />
          )}
          {isLast && ending === 'cut-off' && (
            <Button size="small" variant="quiet" onClick={() => onSend(t('continuePrompt'))}>
              {t('continue')}
            </Button>
          )}
          {isLast && ending !== 'failed' && (
            <Button size="small" variant="quiet" startIcon={RetryIcon} onClick={onRetry}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {text !== '' && <AnswerText key={before.length} text={text} headingLevel={3} />}
      {(ending === 'stopped' || ending === 'cut-off') && (
        <p className="type-small flex items-center gap-2 text-ink-muted">
          <StopIcon size={1.1} />
          <span>{t(ending === 'stopped' ? 'stopped' : 'cutOff')}</span>
        </p>
      )}
    </ChatMessage>
  )
}
