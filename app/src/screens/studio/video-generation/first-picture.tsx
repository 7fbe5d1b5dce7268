import { FileDrop, IconButton, StatusLine, Text, TrashIcon, UserText } from '@saha/ui'
import { selectRequestStatus } from '@saha/machines/request'
import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { BlobPicture } from '../pictures/blob-picture.tsx'
import { cssRatio } from '../pictures/frame.ts'
import { useIncomingFile } from '../use-incoming-file.ts'
import { pictureLimits } from '../pictures/picture-file.ts'
import { PictureRefusal } from '../pictures/picture-refusal.tsx'
import type { VideoWork } from './work.ts'

const accept = ['image/*']
const none: File[] = []

/** The picture that a video begins with, if there is to be one. */
export function FirstPicture({ work: { opening, shelf, takePicture } }: { work: VideoWork }) {
  const t = useTranslations('videoGeneration')
  const picture = useSelector(shelf, ({ context }) => context.picture)
  const isOpening = useSelector(opening, selectRequestStatus) === 'working'
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useIncomingFile(takePicture)

  function remove() {
    shelf.send({ type: 'picture', picture: null })
    // The button that was pressed is gone with the picture.
    requestAnimationFrame(() => place.current?.querySelector('input')?.focus())
  }

  return (
    <div ref={place} className="grid gap-2">
      <div>
        <p id={id} className="type-label">
          {t('image')}
        </p>
        <Text size="small" tone="muted" id={`${id}-hint`}>
          {t('imageHint')}
        </Text>
      </div>
      {picture ? (
        <div className="tile flex items-center gap-3 rounded-tile bg-surface p-2">
          <div className="w-20 shrink-0 overflow-hidden rounded-control">
            <BlobPicture
              blob={picture.blob}
              alt={t('imageAlt', { name: picture.name })}
              ratio={cssRatio(picture)}
            />
          </div>
          <span className="type-small min-w-0 grow">
            <UserText text={picture.name} lines={2} />
          </span>
          <IconButton variant="quiet" icon={TrashIcon} label={t('removeImage')} onClick={remove} />
        </div>
      ) : (
        <FileDrop
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          accept={accept}
          maxBytes={pictureLimits.file}
          files={none}
          onFilesChange={([file]) => file && takePicture(file)}
        />
      )}
      <StatusLine state={isOpening ? 'busy' : 'idle'} className={isOpening ? '' : 'sr-only'}>
        {isOpening && t('opening')}
      </StatusLine>
      <PictureRefusal opening={opening} />
    </div>
  )
}
