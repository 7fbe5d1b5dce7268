import { useTranslations } from 'use-intl'
import { KeepQuestion } from '../keep-question.tsx'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a long recording is thrown away, and lets it go on meanwhile. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const t = useTranslations('audioTranscription')
  return (
    <KeepQuestion
      title={t('discardTitle')}
      keep={t('keepRecording')}
      onKeep={onKeep}
      lose={t('discardConfirm')}
      onLose={onDiscard}
    >
      {t('discard')}
    </KeepQuestion>
  )
}
