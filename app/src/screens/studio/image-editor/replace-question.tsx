import { Banner, Button } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Editing } from './editing.ts'

interface ReplaceQuestionProps {
  editing: Editing
  offered: File
}

/** Asks before edits are lost to another picture. Not as a dialog: nothing behind it must be hidden from view. */
export function ReplaceQuestion({ editing, offered }: ReplaceQuestionProps) {
  const t = useTranslations('pictures.editor')
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
      title={t('replaceTitle')}
      action={
        <>
          <Button ref={keep} onClick={() => editing.desk.send({ type: 'offer', file: null })}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={() => editing.open(offered)}>
            {t('replaceConfirm')}
          </Button>
        </>
      }
    >
      {t('replace')}
    </Banner>
  )
}
