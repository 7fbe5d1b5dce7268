import { selectVideoFailure, selectVideoStatus } from '@saha/machines/video-generation'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VideoGenerationActors } from './video-generation.actors.ts'

type TitleKey = 'titleReady' | 'titleFailed' | 'titleKey'

/** Shows the end of a job in the title of a hidden tab, until the tab is shown. */
export function useFinishedTitle(generation: VideoGenerationActors['generation']): void {
  const t = useTranslations('videoGeneration')
  const [titleKey, setTitleKey] = useState<TitleKey | null>(null)

  useEffect(() => {
    const isBusy = (snapshot = generation.getSnapshot()) =>
      !['none', 'completed'].includes(selectVideoStatus(snapshot))
    let wasBusy = isBusy()
    const watching = generation.subscribe((snapshot) => {
      const ended = wasBusy && !isBusy(snapshot)
      wasBusy = isBusy(snapshot)
      if (!ended || !document.hidden) return
      const failure = selectVideoFailure(snapshot)
      setTitleKey(failure === null ? 'titleReady' : failure === 'key-invalid' ? 'titleKey' : 'titleFailed')
    })
    const seen = () => document.hidden || setTitleKey(null)
    document.addEventListener('visibilitychange', seen)
    return () => {
      watching.unsubscribe()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [generation])

  const title = titleKey === null ? null : t(titleKey)
  useEffect(() => {
    if (title === null) return undefined
    const originalTitle = document.title
    document.title = `${title} · ${originalTitle}`
    return () => {
      document.title = originalTitle
    }
  }, [title])
}
