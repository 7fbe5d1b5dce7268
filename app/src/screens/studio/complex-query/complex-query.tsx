import { isComplete, selectRequestStatus } from '@saha/machines/request'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import ar from '../../../i18n/messages/complex-query/ar.ts'
import en from '../../../i18n/messages/complex-query/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { ToolFailure } from '../tool-failure.tsx'
import { isText, useDraft } from '../use-draft.ts'
import { useKept } from '../use-kept.ts'
import { Answer } from './answer.tsx'
import { Question } from './question.tsx'
import { Progress } from './progress.tsx'
import { startAnalysis } from './work.ts'

const messages = { complexQuery: { en, ar } }

export default function ComplexQuery() {
  return (
    <ScreenMessages add={messages}>
      <Analysis />
    </ScreenMessages>
  )
}

function Analysis() {
  const t = useTranslations('complexQuery')
  const [draft, setDraft] = useDraft('complex-query', isText, '')
  // It goes on while the visitor is elsewhere in the portal: it takes minutes, and is paid for.
  const actors = useKept(startAnalysis, null)
  const { request } = actors
  const status = useSelector(request, selectRequestStatus)
  const analysis = useSelector(actors.analysis, ({ context }) => context)
  const failure = useSelector(request, ({ context }) => context.failure)
  const press = useRef<HTMLButtonElement>(null)
  const busy = status === 'working'
  return (
    <div className="grid content-start gap-6">
      <Question
        text={draft}
        onText={setDraft}
        busy={busy}
        sendable={isComplete(draft)}
        pressRef={press}
        onSend={() => request.send({ type: 'request.submit', question: draft.trim() })}
        onCancel={() => request.send({ type: 'request.cancel' })}
      >
        <Progress status={status} analysis={analysis} />
      </Question>
      {failure && (
        <ToolFailure
          title={t('failed')}
          failure={failure}
          onRetry={() => {
            press.current?.focus()
            request.send({ type: 'request.retry' })
          }}
        />
      )}
      {analysis && (!busy || analysis.text !== '') && <Answer analysis={analysis} />}
    </div>
  )
}
