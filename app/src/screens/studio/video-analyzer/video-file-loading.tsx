import { selectRequestStatus } from '@saha/machines/request'
import { StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

/** A video that is being opened. It takes room only then, but stands before, so that it is heard. */
export function VideoFileLoading({ fileLoader }: Pick<VideoAnalyzerActors, 'fileLoader'>) {
  const t = useTranslations('videoAnalyzer')
  const isLoading = useSelector(fileLoader, selectRequestStatus) === 'working'
  return (
    <StatusLine state={isLoading ? 'busy' : 'idle'} className={isLoading ? '' : 'sr-only'}>
      {isLoading && t('opening')}
    </StatusLine>
  )
}
