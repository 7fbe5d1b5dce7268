import { useSelector } from '@xstate/react'
import { formatClockTime } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { isolate, useFormat } from '../../../i18n/index.ts'
import { retryTimeOf } from '../retry-time.ts'
import { useRetryIn } from '../use-retry-in.ts'
import { failureSentence } from './failure-words.ts'
import type { LiveDesk } from './live-desk.ts'

/** Why there is no conversation, what helps, and from when on. */
export function Failure({ desk }: { desk: LiveDesk }) {
  const t = useTranslations('liveChat')
  const { moment } = useFormat()
  const failure = useSelector(desk.chat, ({ context }) => context.failure)
  const time = retryTimeOf(failure)
  const wait = useRetryIn(failure)
  if (!failure) return null
  const again = () => {
    if (time?.near === false) return t('againAfter', { time: isolate(moment(time.at)) })
    return wait > 0 ? t('again', { time: isolate(formatClockTime(wait)) }) : t('againNow')
  }
  return (
    <>
      <p role="alert" className="text-ink">
        {t(`failure.${failureSentence(failure, { secure: window.isSecureContext, waits: time !== null })}`)}
      </p>
      {time !== null && <p className="tabular-nums">{again()}</p>}
    </>
  )
}
