import { Banner, Button } from '@saha/ui'
import { useEffect, useRef, type ReactNode } from 'react'

interface ConfirmBannerProps {
  title: string
  keep: string
  onKeep: () => void
  lose: string
  onLose: () => void
  /** What would be lost. */
  children: ReactNode
}

/** Asks before something is lost. Not as a dialog: what it is about, and how that gets on, stays in view. */
export function ConfirmBanner({ title, keep, onKeep, lose, onLose, children }: ConfirmBannerProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    first.current?.focus()
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <Banner
      live="alert"
      title={title}
      action={
        <>
          <Button ref={first} onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="danger" onClick={onLose}>
            {lose}
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  )
}
