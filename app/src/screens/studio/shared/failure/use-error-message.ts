import type { Failure } from '@saha/machines/port'
import { useTranslations } from 'use-intl'
import { isolate, useFormat } from '../../../../i18n/index.ts'
import { getRetryTime } from './retry-time.ts'
import { getErrorMessageKey } from './error-message-key.ts'

/** Returns a function that explains a failure; a distant retry time is part of the message. */
export function useErrorMessage() {
  const t = useTranslations('studio')
  const { moment } = useFormat()
  return (failure: Pick<Failure<string>, 'kind' | 'cause'>) => {
    const time = getRetryTime(failure)
    return time === null || time.isSoon
      ? t(getErrorMessageKey(failure.kind))
      : t('why.later', { time: isolate(moment(time.at)) })
  }
}
