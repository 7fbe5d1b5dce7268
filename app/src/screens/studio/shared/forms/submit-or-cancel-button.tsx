import { Button, StopIcon, type ButtonProps, type IconSource } from '@saha/ui'
import type { Ref } from 'react'

interface SubmitOrCancelButtonProps extends Pick<ButtonProps, 'className' | 'size'> {
  ref?: Ref<HTMLButtonElement> | undefined
  busy: boolean
  /** There is something to begin with. */
  canSubmit: boolean
  submitLabel: string
  submitIcon?: IconSource
  cancelLabel: string
  onSubmit: () => void
  onCancel: () => void
}

/**
 * Begins a tool's work, and cancels it while it goes on: one button throughout, so that focus stays with whoever pressed
 * it. It never submits by itself, or it would when cancelling turns it back under the same click.
 */
export function SubmitOrCancelButton({
  busy,
  canSubmit,
  submitLabel,
  submitIcon,
  cancelLabel,
  onSubmit,
  onCancel,
  ...rest
}: SubmitOrCancelButtonProps) {
  const icon = busy ? StopIcon : submitIcon
  return (
    <Button
      type="button"
      variant={busy ? 'neutral' : 'action'}
      {...(icon ? { startIcon: icon } : {})}
      disabled={!busy && !canSubmit}
      onClick={(event) => {
        if (!busy) onSubmit()
        // The second click of a double click is not meant for cancelling.
        else if (event.detail <= 1) onCancel()
      }}
      {...rest}
    >
      {busy ? cancelLabel : submitLabel}
    </Button>
  )
}
