import { Banner, Button } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a long recording is thrown away, and lets it go on meanwhile. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const t = useTranslations('audioTranscription')
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
      title={t('discardTitle')}
      action={
        <>
          <Button ref={keep} onClick={onKeep}>
            {t('keepRecording')}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('discardConfirm')}
          </Button>
        </>
      }
    >
      {t('discard')}
    </Banner>
  )
}
