import { useTranslations } from 'use-intl'
import { ConfirmBanner } from '../../../features/confirm-banner/confirm-banner.tsx'
import type { ImageEditorActors } from './image-editor.actors.ts'

interface ReplaceConfirmationProps {
  actors: ImageEditorActors
  offeredFile: File
}

/** Asks before another image replaces the edits. */
export function ReplaceConfirmation({ actors, offeredFile }: ReplaceConfirmationProps) {
  const t = useTranslations('pictures.editor')
  return (
    <ConfirmBanner
      title={t('replaceTitle')}
      cancelLabel={t('keep')}
      onCancel={() => actors.store.send({ type: 'offer', file: null })}
      confirmLabel={t('replaceConfirm')}
      onConfirm={() => actors.open(offeredFile)}
    >
      {t('replace')}
    </ConfirmBanner>
  )
}
