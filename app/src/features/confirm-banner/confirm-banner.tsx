import { Banner, Button } from '@saha/ui'
import { useEffect, useRef, type ReactNode } from 'react'

interface ConfirmBannerProps {
  title: string
  cancelLabel: string
  onCancel: () => void
  confirmLabel: string
  onConfirm: () => void
  /** Says what would be lost. */
  children: ReactNode
}

/** Asks before data is lost. Not a dialog, so that the data and its progress stay visible. */
export function ConfirmBanner({
  title,
  cancelLabel,
  onCancel,
  confirmLabel,
  onConfirm,
  children,
}: ConfirmBannerProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const previousFocus = document.activeElement
    cancelButton.current?.focus()
    return () => {
      if (document.activeElement === document.body && previousFocus instanceof HTMLElement)
        previousFocus.focus()
    }
  }, [])
  return (
    <Banner
      live="alert"
      title={title}
      action={
        <>
          <Button ref={cancelButton} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  )
}
