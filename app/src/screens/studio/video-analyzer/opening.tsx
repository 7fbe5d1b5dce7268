import { selectRequestStatus } from '@saha/machines/request'
import { StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import type { Analyzing } from './work.ts'

/** A video that is being opened. It takes room only then, but stands before, so that it is heard. */
export function Opening({ opening }: Pick<Analyzing, 'opening'>) {
  const t = useTranslations('videoAnalyzer')
  const isOpening = useSelector(opening, selectRequestStatus) === 'working'
  return (
    <StatusLine state={isOpening ? 'busy' : 'idle'} className={isOpening ? '' : 'sr-only'}>
      {isOpening && t('opening')}
    </StatusLine>
  )
}
