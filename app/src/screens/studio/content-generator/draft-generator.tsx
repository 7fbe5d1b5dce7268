import { useRequest } from '@saha/machines/react'
import type { RequestFailure } from '@saha/machines/request'
import { StatusLine } from '@saha/ui'
import { use, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { useAuth } from '../../../features/session/use-auth.ts'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import { useDraft } from '../shared/forms/use-draft.ts'
import { useElapsedSeconds } from '../shared/use-elapsed-seconds.ts'
import { AdminLabel } from './access.ts'
import { DraftView } from './draft-view.tsx'
import { readErrorText } from './read-error-text.ts'
import { TopicForm } from './topic-form.tsx'
import type { DraftActors } from './content-generator.actors.ts'
import { Rich } from '../../../i18n/index.ts'

export function DraftGenerator({ actors }: { actors: DraftActors }) {
  const t = useTranslations('contentGenerator')
  const studio = useTranslations('studio')
  const [topic, setTopic] = useDraft('content-generator', v.string(), '')
  const request = useRequest(actors.request)
  const { status, question, answer: draft, cutOff, failure } = request
  const submitButton = useRef<HTMLButtonElement>(null)
  const busy = status === 'working'
  return (
    <div className="grid content-start gap-6">
      <TopicForm
        text={topic}
        onText={setTopic}
        busy={busy}
        buttonRef={submitButton}
        onSend={() => request.submit(topic.trim())}
        onCancel={request.cancel}
      >
        <StatusLine
          // Failures are announced by their own alert.
          state={
            ({ idle: 'idle', working: 'busy', done: cutOff ? 'idle' : 'done', failed: 'idle' } as const)[
              status
            ]
          }
          detail={busy && <Seconds since={actors.since()} />}
        >
          {
            {
              idle: t('idle'),
              working: t('generating'),
              done: cutOff ? studio('breaksOff') : t('ready'),
              failed: '',
            }[status]
          }
        </StatusLine>
      </TopicForm>
      <DraftFailure
        failure={failure}
        onRetry={() => {
          submitButton.current?.focus()
          request.retry()
        }}
      />
      {draft && <DraftView topic={question ?? ''} draft={draft} cutOff={cutOff} />}
    </div>
  )
}

function Seconds({ since }: { since: number }) {
  const t = useTranslations('contentGenerator')
  return <span>{t('seconds', { seconds: useElapsedSeconds(since) })}</span>
}

/** Explains a failure; editors also see the error text of the service. */
function DraftFailure({ failure, onRetry }: { failure: RequestFailure | null; onRetry: () => void }) {
  const t = useTranslations('contentGenerator')
  const label = use(AdminLabel)
  const { recheck } = useAuth()
  const kind = failure?.kind
  const isRefused = label !== null && (kind === 'auth' || kind === 'permission')
  useEffect(() => {
    // The session may have expired, or the label may have been removed.
    if (isRefused) recheck()
  }, [isRefused, recheck])
  if (!failure) return null
  const message = readErrorText(failure.cause)
  return (
    <ToolFailure
      title={t('failed')}
      failure={failure}
      onRetry={onRetry}
      hint={
        message !== null && (
          <Rich>
            {t.rich('message', {
              message: () => (
                <bdi lang="en" dir="ltr" className="wrap-anywhere">
                  {message}
                </bdi>
              ),
            })}
          </Rich>
        )
      }
    >
      {kind && (kind === 'protocol' || isRefused) && t(`why.${kind}`)}
    </ToolFailure>
  )
}
