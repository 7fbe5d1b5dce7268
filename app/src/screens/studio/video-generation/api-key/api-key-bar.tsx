import { Button, CheckIcon, Icon } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmBanner } from '../../../../features/confirm-banner/confirm-banner.tsx'

interface ApiKeyBarProps {
  /** When the video was ordered that is being made with the key; null while none is. */
  busySince: number | null
  onForget: () => void
}

/** Says that a key is there, and has it forgotten; what that costs is asked first. */
export function ApiKeyBar({ busySince, onForget }: ApiKeyBarProps) {
  const t = useTranslations('videoGeneration.key')
  /** The video of which it is asked: a question about one is none about the next. */
  const [confirmingFor, setConfirmingFor] = useState<number | null>(null)
  return (
    <div className="grid gap-3">
      <div className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted">
        <span className="flex items-center gap-2">
          <Icon icon={CheckIcon} size={1.2} className="text-link" />
          <span>{t('selected')}</span>
        </span>
        <Button
          size="small"
          variant="quiet"
          onClick={() => (busySince === null ? onForget() : setConfirmingFor(busySince))}
        >
          {t('forget')}
        </Button>
      </div>
      {busySince !== null && confirmingFor === busySince && (
        <ForgetConfirmation onForget={onForget} onKeep={() => setConfirmingFor(null)} />
      )}
    </div>
  )
}

/** Asks before the key goes that a video is being made with. */
function ForgetConfirmation({ onForget, onKeep }: { onForget: () => void; onKeep: () => void }) {
  const t = useTranslations('videoGeneration.key')
  return (
    <ConfirmBanner
      title={t('forgetTitle')}
      keep={t('keep')}
      onKeep={onKeep}
      lose={t('forgetConfirm')}
      onLose={onForget}
    >
      {t('forgetWhileBusy')}
    </ConfirmBanner>
  )
}
