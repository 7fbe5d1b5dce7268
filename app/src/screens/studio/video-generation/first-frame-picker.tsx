import { FileDrop, IconButton, StatusLine, Text, TrashIcon, UserText } from '@saha/ui'
import { useRequest } from '@saha/machines/react'
import { useId, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { BlobImage } from '../shared/images/blob-image.tsx'
import { toCssRatio } from '../shared/images/image-frame.ts'
import { useFileDropAnywhere } from '../shared/files/use-file-drop-anywhere.ts'
import { imageLimits } from '../shared/images/image-file.ts'
import { ImageFileError } from '../shared/images/image-file-error.tsx'
import type { VideoGenerationActors } from './video-generation.actors.ts'

const accept = ['image/*']
const none: File[] = []

/** Picks an optional image as the first frame of the video. */
export function FirstFramePicker({
  actors: { fileLoader, store, loadFirstFrame },
}: {
  actors: VideoGenerationActors
}) {
  const t = useTranslations('videoGeneration')
  const { firstFrame } = useSyncExternalStore(store.subscribe, store.get)
  const isLoading = useRequest(fileLoader).status === 'working'
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  useFileDropAnywhere(loadFirstFrame)

  function remove() {
    store.send({ type: 'firstFrameChanged', firstFrame: null })
    // The remove button disappears with the image.
    requestAnimationFrame(() => container.current?.querySelector('input')?.focus())
  }

  return (
    <div ref={container} className="grid gap-2">
      <div>
        <p id={id} className="type-label">
          {t('image')}
        </p>
        <Text size="small" tone="muted" id={`${id}-hint`}>
          {t('imageHint')}
        </Text>
      </div>
      {firstFrame ? (
        <div className="tile flex items-center gap-3 rounded-tile bg-surface p-2">
          <div className="w-20 shrink-0 overflow-hidden rounded-control">
            <BlobImage
              blob={firstFrame.blob}
              alt={t('imageAlt', { name: firstFrame.name })}
              ratio={toCssRatio(firstFrame)}
            />
          </div>
          <span className="type-small min-w-0 grow">
            <UserText lines={2}>{firstFrame.name}</UserText>
          </span>
          <IconButton variant="quiet" icon={TrashIcon} label={t('removeImage')} onClick={remove} />
        </div>
      ) : (
        <FileDrop
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          accept={accept}
          maxBytes={imageLimits.file}
          files={none}
          onFilesChange={([file]) => file && loadFirstFrame(file)}
        />
      )}
      <StatusLine state={isLoading ? 'busy' : 'idle'} className={isLoading ? '' : 'sr-only'}>
        {isLoading && t('opening')}
      </StatusLine>
      <ImageFileError fileLoader={fileLoader} />
    </div>
  )
}
