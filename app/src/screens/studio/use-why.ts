import type { Failure } from '@saha/machines/port'
import { useTranslations } from 'use-intl'
import { isolate, useFormat } from '../../i18n/index.ts'
import { retryTimeOf } from './retry-time.ts'
import { whyOf } from './why.ts'

/** Says why nothing came and what helps; where that is to wait for long, until when. */
export function useWhy() {
  const t = useTranslations('studio')
  const { moment } = useFormat()
  return (failure: Pick<Failure<string>, 'kind' | 'cause'>) => {
    const time = retryTimeOf(failure)
    return time === null || time.near
      ? t(whyOf(failure.kind))
      : t('why.later', { time: isolate(moment(time.at)) })
  }
}
