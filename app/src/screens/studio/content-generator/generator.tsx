import { selectAnswer, selectCutOff, selectQuestion, selectRequestStatus } from '@saha/machines/request'
import { StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { use, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '../../../features/session/auth.ts'
import { ToolFailure } from '../tool-failure.tsx'
import { isText, useDraft } from '../use-draft.ts'
import { useSeconds } from '../use-seconds.ts'
import { AdminLabel } from './access.ts'
import { DraftView } from './draft-view.tsx'
import { messageOf } from './message-of.ts'
import { Topic } from './topic.tsx'
import type { DraftWork } from './work.ts'
import { Rich } from '../../../i18n/index.ts'

/** Asks for a draft and shows what came. */
export function Generator({ work }: { work: DraftWork }) {
  const t = useTranslations('contentGenerator')
  const studio = useTranslations('studio')
  const { request } = work
  const [topic, setTopic] = useDraft('content-generator', isText, '')
  const status = useSelector(request, selectRequestStatus)
  const asked = useSelector(request, selectQuestion)
  const draft = useSelector(request, selectAnswer)
  const cutOff = useSelector(request, selectCutOff)
  const press = useRef<HTMLButtonElement>(null)
  const busy = status === 'working'
  return (
    <div className="grid content-start gap-6">
      <Topic
        text={topic}
        onText={setTopic}
        busy={busy}
        pressRef={press}
        onSend={() => request.send({ type: 'request.submit', question: topic.trim() })}
        onCancel={() => request.send({ type: 'request.cancel' })}
      >
        <StatusLine
          // What failed says so itself, in an alert.
          state={
            ({ idle: 'idle', working: 'busy', done: cutOff ? 'idle' : 'done', failed: 'idle' } as const)[
              status
            ]
          }
          detail={busy && <Seconds since={work.since()} />}
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
      </Topic>
      <Failed
        work={work}
        onRetry={() => {
          press.current?.focus()
          request.send({ type: 'request.retry' })
        }}
      />
      {draft && <DraftView topic={asked ?? ''} draft={draft} cutOff={cutOff} />}
    </div>
  )
}

function Seconds({ since }: { since: number }) {
  const t = useTranslations('contentGenerator')
  return <span>{t('seconds', { seconds: useSeconds(since) })}</span>
}

/** Why there is no draft. An editor is also told what the service said. */
function Failed({ work: { request }, onRetry }: { work: DraftWork; onRetry: () => void }) {
  const t = useTranslations('contentGenerator')
  const label = use(AdminLabel)
  const { recheck } = useAuth()
  const failure = useSelector(request, ({ context }) => context.failure)
  const kind = failure?.kind
  const isRefused = label !== null && (kind === 'auth' || kind === 'permission')
  useEffect(() => {
    // The session may have ended, or the label been taken away.
    if (isRefused) recheck()
  }, [isRefused, recheck])
  if (!failure) return null
  const message = messageOf(failure.cause)
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
