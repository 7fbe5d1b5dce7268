import { useTranslations } from 'use-intl'
import { ConfirmBanner } from '../../../features/confirm-banner/confirm-banner.tsx'

interface DiscardConfirmationProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a long recording is discarded; recording continues until the answer. */
export function DiscardConfirmation({ onKeep, onDiscard }: DiscardConfirmationProps) {
  const t = useTranslations('audioTranscription')
  return (
    <ConfirmBanner
      title={t('discardTitle')}
      cancelLabel={t('keepRecording')}
      onCancel={onKeep}
      confirmLabel={t('discardConfirm')}
      onConfirm={onDiscard}
    >
      {t('discard')}
    </ConfirmBanner>
  )
}
