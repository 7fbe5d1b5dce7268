import { selectVideoFailure, selectVideoStatus } from '@saha/machines/video-generation'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VideoWork } from './work.ts'

type News = 'titleReady' | 'titleFailed' | 'titleKey'

/** The title of a tab that nobody looks at tells that its video is there, or why none comes, until somebody does. */
export function useFinishedTitle(maker: VideoWork['maker']): void {
  const t = useTranslations('videoGeneration')
  const [news, setNews] = useState<News | null>(null)

  useEffect(() => {
    const isBusy = (snapshot = maker.getSnapshot()) =>
      !['none', 'completed'].includes(selectVideoStatus(snapshot))
    let wasBusy = isBusy()
    const watching = maker.subscribe((snapshot) => {
      const ended = wasBusy && !isBusy(snapshot)
      wasBusy = isBusy(snapshot)
      if (!ended || !document.hidden) return
      const failure = selectVideoFailure(snapshot)
      setNews(failure === null ? 'titleReady' : failure === 'key-invalid' ? 'titleKey' : 'titleFailed')
    })
    const seen = () => document.hidden || setNews(null)
    document.addEventListener('visibilitychange', seen)
    return () => {
      watching.unsubscribe()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [maker])

  const words = news === null ? null : t(news)
  useEffect(() => {
    if (words === null) return undefined
    const before = document.title
    document.title = `${words} · ${before}`
    return () => {
      document.title = before
    }
  }, [words])
}
