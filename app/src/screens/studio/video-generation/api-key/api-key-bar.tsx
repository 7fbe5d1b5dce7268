import { Button, CheckIcon, Icon } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmBanner } from '../../../../features/confirm-banner/confirm-banner.tsx'

interface ApiKeyBarProps {
  /** Start time of the running job that uses the key; null if there is none. */
  busySince: number | null
  onForget: () => void
}

/** Shows that a key is selected and removes it, after confirmation if a job would be lost. */
export function ApiKeyBar({ busySince, onForget }: ApiKeyBarProps) {
  const t = useTranslations('videoGeneration.key')
  /** Start time of the job that the question is about; it does not apply to the next job. */
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

/** Asks before the key of a running job is removed. */
function ForgetConfirmation({ onForget, onKeep }: { onForget: () => void; onKeep: () => void }) {
  const t = useTranslations('videoGeneration.key')
  return (
    <ConfirmBanner
      title={t('forgetTitle')}
      cancelLabel={t('keep')}
      onCancel={onKeep}
      confirmLabel={t('forgetConfirm')}
      onConfirm={onForget}
    >
      {t('forgetWhileBusy')}
    </ConfirmBanner>
  )
}
