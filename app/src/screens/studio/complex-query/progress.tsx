import type { RequestStatus } from '@saha/machines/request'
import { Prose, StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { useSeconds } from '../use-seconds.ts'
import type { AnalysisActors } from './work.ts'

interface ProgressProps {
  status: RequestStatus
  thinking: AnalysisActors['thinking']
}

function Seconds({ since }: { since: number }) {
  const t = useTranslations('complexQuery')
  return <span>{t('seconds', { seconds: useSeconds(since) })}</span>
}

/** How the analysis is getting on, and what is seen of the thinking. */
export function Progress({ status, thinking }: ProgressProps) {
  const t = useTranslations('complexQuery')
  const { since, text, thoughts } = useSelector(thinking, ({ context }) => context)
  const busy = status === 'working'
  const words = {
    idle: t('idle'),
    working: text === '' ? t('thinking') : t('writing'),
    done: t('ready'),
    // What failed says so itself, in an alert.
    failed: '',
  }
  const states = { idle: 'idle', working: 'busy', done: 'done', failed: 'idle' } as const
  return (
    <>
      <StatusLine state={states[status]} detail={busy && <Seconds key={since} since={since} />}>
        {words[status]}
      </StatusLine>
      {busy && thoughts !== '' && (
        <section
          aria-label={t('thoughts')}
          aria-busy="true"
          // Without it what was thought before could not be scrolled to by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          // Turned upside down, so that what is newest stays in sight by itself.
          className="flex max-h-72 flex-col-reverse overflow-y-auto rounded-tile border border-line bg-sunken p-4"
        >
          <Prose text={thoughts} className="type-small text-ink-muted" />
        </section>
      )}
    </>
  )
}
