import { useRequest } from '@saha/machines/react'
import { StatusLine } from '@saha/ui'
import { useTranslations } from 'use-intl'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

/**
 * Announces that a video is loading. Visually hidden when idle, because a live region must exist before it changes.
 */
export function VideoFileLoading({ fileLoader }: Pick<VideoAnalyzerActors, 'fileLoader'>) {
  const t = useTranslations('videoAnalyzer')
  const isLoading = useRequest(fileLoader).status === 'working'
  return (
    <StatusLine state={isLoading ? 'busy' : 'idle'} className={isLoading ? '' : 'sr-only'}>
      {isLoading && t('opening')}
    </StatusLine>
  )
}
