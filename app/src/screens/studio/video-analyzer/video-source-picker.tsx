import { FileDrop, Text } from '@saha/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { VideoFileLoading } from './video-file-loading.tsx'
import { VideoFileError } from './video-file-error.tsx'
import type { VideoAnalyzerActors } from './video-analyzer.actors.ts'

/** Makes phones offer the camera. Files with an unknown type are checked by extension in `video-file.ts`. */
const accept = ['video/*']
const none: never[] = []

/** Picks a video. Errors of the file drop area are shown with those of the loader. */
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
