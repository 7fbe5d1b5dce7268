import { Button, StopIcon, type ButtonProps, type IconSource } from '@saha/ui'
import type { Ref } from 'react'

interface WorkButtonProps extends Pick<ButtonProps, 'className' | 'size'> {
  ref?: Ref<HTMLButtonElement> | undefined
  busy: boolean
  /** There is something to begin with. */
  sendable: boolean
  begin: string
  beginIcon?: IconSource
  cancel: string
  onBegin: () => void
  onCancel: () => void
}

/**
 * Begins a tool's work, and cancels it while it goes on: one button throughout, so that focus stays with whoever pressed
 * it. It never submits by itself, or it would when cancelling turns it back under the same click.
 */
export function WorkButton({
  busy,
  sendable,
  begin,
  beginIcon,
  cancel,
  onBegin,
  onCancel,
  ...rest
}: WorkButtonProps) {
  const icon = busy ? StopIcon : beginIcon
  return (
    <Button
      type="button"
      variant={busy ? 'neutral' : 'action'}
      {...(icon ? { startIcon: icon } : {})}
      disabled={!busy && !sendable}
      onClick={(event) => {
        if (!busy) onBegin()
        // The second click of a double click is not meant for cancelling.
        else if (event.detail <= 1) onCancel()
      }}
      {...rest}
    >
      {busy ? cancel : begin}
    </Button>
  )
}
