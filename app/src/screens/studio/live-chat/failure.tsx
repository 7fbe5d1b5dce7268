import { useSelector } from '@xstate/react'
import { clockTime } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { failureSentence } from './failure-words.ts'
import type { LiveDesk } from './live-desk.ts'
import { useNow } from './use-now.ts'

/** Why there is no conversation, what helps, and from when on. */
export function Failure({ desk }: { desk: LiveDesk }) {
  const t = useTranslations('liveChat')
  const failure = useSelector(desk.chat, ({ context }) => context.failure)
  const { retryAt } = useSyncExternalStore(desk.subscribe, desk.getSnapshot)
  const now = useNow(retryAt !== null)
  if (!failure) return null
  const wait = retryAt === null ? 0 : Math.ceil((retryAt - now) / 1000)
  return (
    <>
      <p role="alert" className="text-ink">
        {t(
          `failure.${failureSentence(failure, { secure: window.isSecureContext, waits: retryAt !== null })}`,
        )}
      </p>
      {retryAt !== null && (
        <p className="tabular-nums">
          {wait > 0 ? t('again', { time: isolate(clockTime(wait)) }) : t('againNow')}
        </p>
      )}
    </>
  )
}
