import { FileDrop, StatusLine, Text } from '@saha/ui'
import { selectRequestStatus } from '@saha/machines/request'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { pictureLimits } from '../pictures/picture-file.ts'
import { PictureRefusal } from '../pictures/picture-refusal.tsx'
import { requestMarks } from '../pictures/request-marks.ts'
import type { Editing } from './editing.ts'

const accept = ['image/*']
const none: File[] = []

/** Where a picture comes in. */
export function ChoosePicture({ editing }: { editing: Editing }) {
  const t = useTranslations('pictures.editor')
  const status = useSelector(editing.opening, selectRequestStatus)
  const id = useId()
  return (
    <div className="grid content-start gap-3">
      <div>
        <p id={id} className="type-subheading">
          {t('choose')}
        </p>
        <Text size="small" tone="muted" id={`${id}-hint`}>
          <span>{t('chooseHint')}</span> <span>{t('private')}</span>
        </Text>
      </div>
      <FileDrop
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        accept={accept}
        maxBytes={pictureLimits.file}
        files={none}
        onFilesChange={([file]) => file && editing.offer(file)}
      />
      <StatusLine state={requestMarks[status]}>{status === 'working' && t('opening')}</StatusLine>
      <PictureRefusal opening={editing.opening} />
    </div>
  )
}
