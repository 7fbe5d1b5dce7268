import { useLiveChat } from '@saha/machines/react'
import { formatClockTime } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { isolate, useFormat } from '../../../i18n/index.ts'
import { getRetryTime } from '../shared/failure/retry-time.ts'
import { useRetryCountdown } from '../shared/failure/use-retry-countdown.ts'
import { getFailureMessageKey } from './failure-message-key.ts'
import type { LiveChatStore } from './live-chat.store.ts'

/** Explains a failure and says when to retry. */
export function LiveChatFailureNotice({ store }: { store: LiveChatStore }) {
  const t = useTranslations('liveChat')
  const { moment } = useFormat()
  const { failure } = useLiveChat(store.chat)
  const time = getRetryTime(failure)
  const wait = useRetryCountdown(failure)
  if (!failure) return null
  const again = () => {
    if (time?.isSoon === false) return t('againAfter', { time: isolate(moment(time.at)) })
    return wait > 0 ? t('again', { time: isolate(formatClockTime(wait)) }) : t('againNow')
  }
  return (
    <>
      <p role="alert" className="text-ink">
        {t(
          `failure.${getFailureMessageKey(failure, { isSecure: window.isSecureContext, hasRetryTime: time !== null })}`,
        )}
      </p>
      {time !== null && <p className="tabular-nums">{again()}</p>}
    </>
  )
}
