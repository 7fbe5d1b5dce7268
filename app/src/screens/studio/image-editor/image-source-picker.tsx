import { FileDrop, StatusLine, Text } from '@saha/ui'
import { useRequest } from '@saha/machines/react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { imageLimits } from '../shared/images/image-file.ts'
import { ImageFileError } from '../shared/images/image-file-error.tsx'
import { statusLineStates } from '../shared/images/status-line-states.ts'
import type { ImageEditorActors } from './image-editor.actors.ts'

const accept = ['image/*']
const none: File[] = []

export function ImageSourcePicker({ actors }: { actors: ImageEditorActors }) {
  const t = useTranslations('images.editor')
  const { status } = useRequest(actors.fileLoader)
  const id = useId()
  return (
    <div className="grid content-start gap-3">
      <div>
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
        maxBytes={imageLimits.file}
        files={none}
        onFilesChange={([file]) => file && actors.offerFile(file)}
      />
      <StatusLine state={statusLineStates[status]}>{status === 'working' && t('opening')}</StatusLine>
      <ImageFileError fileLoader={actors.fileLoader} />
      <Text size="small" tone="muted">
        {t('private')}
      </Text>
    </div>
  )
}
