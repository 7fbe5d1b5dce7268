import { useTranslations } from 'use-intl'
import { ConfirmBanner } from '../../../features/confirm-banner/confirm-banner.tsx'
import type { Editing } from './editing.ts'

interface ReplaceQuestionProps {
  editing: Editing
  offered: File
}

/** Asks before edits are lost to another picture. */
export function ReplaceQuestion({ editing, offered }: ReplaceQuestionProps) {
  const t = useTranslations('pictures.editor')
  return (
    <ConfirmBanner
      title={t('replaceTitle')}
      keep={t('keep')}
      onKeep={() => editing.desk.send({ type: 'offer', file: null })}
      lose={t('replaceConfirm')}
      onLose={() => editing.open(offered)}
    >
      {t('replace')}
    </ConfirmBanner>
  )
}
