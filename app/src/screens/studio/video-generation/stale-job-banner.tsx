import { Banner, Button } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/index.ts'
import type { VideoGenerationActors } from './video-generation.actors.ts'

/** Tells of a video from before a reload that should have been there long ago. It is not asked about unasked. */
export function StaleJobBanner({
  actors: { store, resumeStale, dropStale },
}: {
  actors: VideoGenerationActors
}) {
  const t = useTranslations('videoGeneration')
  const { moment } = useFormat()
  const stale = useSelector(store, ({ context }) => context.stale)
  if (stale === null) return null
  return (
    <Banner
      title={t('staleTitle')}
      action={
        <>
          <Button onClick={resumeStale}>{t('resume')}</Button>
          <Button variant="quiet" onClick={dropStale}>
            {t('putAway')}
          </Button>
        </>
      }
    >
      {t('stale', { time: moment(stale.since) })}
    </Banner>
  )
}
