import { useRequest } from '@saha/machines/react'
import { isComplete, selectRequestStatus } from '@saha/machines/request'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { complexQueryMessages } from '../../../i18n/messages/complex-query/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { useHandOver } from '../shared/send-to/hand-over.ts'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import { useDraft } from '../shared/forms/use-draft.ts'
import { useLateNotice } from '../shared/use-late-notice.tsx'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { ComplexQueryAnswer } from './complex-query-answer.tsx'
import { ComplexQueryForm } from './complex-query-form.tsx'
import { ComplexQueryProgress } from './complex-query-progress.tsx'
import { createComplexQueryActors } from './complex-query.actors.ts'
import { analysisKind } from './stored-analysis.ts'

type Snapshot = ReturnType<ReturnType<typeof createComplexQueryActors>['request']['getSnapshot']>

const isAnalyzing = (snapshot: Snapshot) => selectRequestStatus(snapshot) === 'working'

function ComplexQuery() {
  const t = useTranslations('complexQuery')
  const [draft, setDraft] = useDraft('complex-query', v.string(), '')
  // Continues when the user leaves the tool, because it takes minutes and costs money.
  const actors = useToolActors(createComplexQueryActors, null)
  useLateNotice('complex-query', actors.request, isAnalyzing)
  const { status, failure, ...request } = useRequest(actors.request)
  const analysis = useSyncExternalStore(actors.analysis.subscribe, actors.analysis.get)
  const openId = useSyncExternalStore(actors.saver.openId.subscribe, actors.saver.openId.get)
  useHandOver('complex-query', ({ text }) => text !== undefined && setDraft(text))
  const submitButton = useRef<HTMLButtonElement>(null)
  const busy = status === 'working'
  return (
    <div className="grid content-start gap-6">
      <ToolHistory
        kind={analysisKind}
        openId={openId}
        onOpen={actors.open}
        onRemove={actors.saver.leaveRemoved}
      />
      <ComplexQueryForm
        text={draft}
        onText={setDraft}
        busy={busy}
        canSubmit={isComplete(draft)}
        buttonRef={submitButton}
        onSend={() => request.submit(draft.trim())}
        onCancel={request.cancel}
      >
        <ComplexQueryProgress status={status} analysis={analysis} />
      </ComplexQueryForm>
      {failure && (
        <ToolFailure
          title={t('failed')}
          failure={failure}
          onRetry={() => {
            submitButton.current?.focus()
            request.retry()
          }}
        />
      )}
      {analysis && (!busy || analysis.text !== '') && <ComplexQueryAnswer analysis={analysis} />}
    </div>
  )
}

export default withMessages(complexQueryMessages, ComplexQuery)
