import { Banner, Button, CheckIcon, Icon } from '@saha/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

interface KeyBarProps {
  /** A video is being made with the key. */
  busy: boolean
  onForget: () => void
}

/** Says that a key is there, and has it forgotten; what that costs is asked first. */
export function KeyBar({ busy, onForget }: KeyBarProps) {
  const t = useTranslations('videoGeneration.key')
  const [asks, setAsks] = useState(false)
  const forget = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid gap-3">
      <div className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted">
        <span className="flex items-center gap-2">
          <Icon icon={CheckIcon} size={1.2} className="text-link" />
          {t('selected')}
        </span>
        <Button ref={forget} size="small" variant="quiet" onClick={() => (busy ? setAsks(true) : onForget())}>
          {t('forget')}
        </Button>
      </div>
      {asks && busy && (
        <ForgetQuestion
          onForget={onForget}
          onKeep={() => {
            setAsks(false)
            forget.current?.focus()
          }}
        />
      )}
    </div>
  )
}

/** Not as a dialog: how the video is getting on stays in view. */
function ForgetQuestion({ onForget, onKeep }: { onForget: () => void; onKeep: () => void }) {
  const t = useTranslations('videoGeneration.key')
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <Banner
      live="alert"
      title={t('forgetTitle')}
      action={
        <>
          <Button ref={keep} onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={onForget}>
            {t('forgetConfirm')}
          </Button>
        </>
      }
    >
      {t('forgetWhileBusy')}
    </Banner>
  )
}
