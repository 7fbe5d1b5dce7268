import { FileDrop, Text } from '@saha/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { VideoFileLoading } from './video-file-loading.tsx'
import { VideoFileError } from './video-file-error.tsx'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

/** Phones offer their camera for it. What systems do not know as a video is told by its ending, here below. */
const accept = ['video/*']
const none: never[] = []

/** Where a video comes in. What is wrong with one is said in one place, whichever way it came. */
export function VideoSourcePicker({ actors }: { actors: VideoAnalyzerActors }) {
  const t = useTranslations('videoAnalyzer')
  const { fileLoader, offerFile } = actors
  const id = useId()
  return (
    <div className="grid content-start gap-3">
      <div className="grid gap-1">
        <p id={id} className="type-subheading">
          {t('choose')}
        </p>
        <Text size="small" tone="muted" id={`${id}-hint`}>
          {t('chooseHint')}
        </Text>
      </div>
      <FileDrop
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        accept={accept}
        files={none}
        rejected={none}
        onFilesChange={([file], [refused]) => {
          const chosen = file ?? refused?.file
          if (chosen) offerFile(chosen)
        }}
      />
      <VideoFileLoading fileLoader={fileLoader} />
      <VideoFileError fileLoader={fileLoader} />
      <Text size="small" tone="muted">
        {t('private')}
      </Text>
    </div>
  )
}
