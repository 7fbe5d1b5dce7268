import { Banner, Button } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/index.ts'
import type { VideoGenerationActors } from './video-generation.actors.ts'

/** Reports a job from before a reload that is overdue. The service is asked only when the user resumes it. */
export function StaleJobBanner({
  actors: { store, resumeStale, dropStale },
}: {
  actors: VideoGenerationActors
}) {
  const t = useTranslations('videoGeneration')
  const { moment } = useFormat()
  const { stale } = useSyncExternalStore(store.subscribe, store.get)
  if (stale === null) return null
  return (
    <Banner
      title={t('staleTitle')}
      action={
        <>
          <Button onClick={resumeStale}>{t('resume')}</Button>
          <Button variant="quiet" onClick={dropStale}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {t('stale', { time: moment(stale.since) })}
    </Banner>
  )
}
