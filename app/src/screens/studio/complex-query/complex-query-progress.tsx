import type { RequestStatus } from '@saha/machines/request'
import { StatusLine } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useElapsedSeconds } from '../shared/use-elapsed-seconds.ts'
import type { StoredAnalysis } from './stored-analysis.ts'
import { AnswerText } from '../shared/answers/answer-text.tsx'

interface ComplexQueryProgressProps {
  status: RequestStatus
  analysis: StoredAnalysis | null
}

function Seconds({ since }: { since: number }) {
  const t = useTranslations('complexQuery')
  return <span>{t('seconds', { seconds: useElapsedSeconds(since) })}</span>
}

/** Shows the status, and the model's thoughts until the answer starts. */
export function ComplexQueryProgress({ status, analysis }: ComplexQueryProgressProps) {
  const t = useTranslations('complexQuery')
  const studio = useTranslations('studio')
  const busy = status === 'working' && analysis !== null
  const isWhole = analysis?.ending === 'whole'
  const labels = {
    idle: analysis?.ending === 'stopped' ? t('stopped') : t('idle'),
    working: analysis?.text ? t('writing') : t('thinking'),
    done: isWhole ? t('ready') : studio('breaksOff'),
    // Failures are announced by their own alert.
    failed: '',
  }
  const states = { idle: 'idle', working: 'busy', done: isWhole ? 'done' : 'idle', failed: 'idle' } as const
  return (
    <>
      <StatusLine
        state={states[status]}
        detail={busy && <Seconds key={analysis.since} since={analysis.since} />}
      >
        {labels[status]}
      </StatusLine>
      {busy && analysis.text === '' && analysis.thoughts !== '' && (
        <section
          aria-label={t('thoughts')}
          aria-busy="true"
          // Makes the scroll area reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          // Reversed so that the newest text stays in view.
          className="flex max-h-72 flex-col-reverse overflow-y-auto rounded-tile border border-line bg-sunken p-4"
        >
          <AnswerText text={analysis.thoughts} className="type-small text-ink-muted" />
        </section>
      )}
    </>
  )
}
