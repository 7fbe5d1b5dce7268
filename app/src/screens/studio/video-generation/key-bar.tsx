import { Banner, Button, CheckIcon, Icon } from '@saha/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

interface KeyBarProps {
  /** When the video was ordered that is being made with the key; null while none is. */
  making: number | null
  onForget: () => void
}

/** Says that a key is there, and has it forgotten; what that costs is asked first. */
export function KeyBar({ making, onForget }: KeyBarProps) {
  const t = useTranslations('videoGeneration.key')
  /** The video of which it is asked: a question about one is none about the next. */
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <div className="grid gap-3">
      <div className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted">
        <span className="flex items-center gap-2">
          <Icon icon={CheckIcon} size={1.2} className="text-link" />
          {t('selected')}
        </span>
        <Button
          size="small"
          variant="quiet"
          onClick={() => (making === null ? onForget() : setAsked(making))}
        >
          {t('forget')}
        </Button>
      </div>
      {making !== null && asked === making && (
        <ForgetQuestion onForget={onForget} onKeep={() => setAsked(null)} />
      )}
    </div>
  )
}

/** Not as a dialog: how the video is getting on stays in view. */
function ForgetQuestion({ onForget, onKeep }: { onForget: () => void; onKeep: () => void }) {
  const t = useTranslations('videoGeneration.key')
  const keep = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const before = document.activeElement
    keep.current?.focus()
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])

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
