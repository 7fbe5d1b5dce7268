import { Button, StopIcon, type ButtonProps, type IconSource } from '@saha/ui'
import type { Ref } from 'react'

interface SubmitOrCancelButtonProps extends Pick<ButtonProps, 'className' | 'size'> {
  ref?: Ref<HTMLButtonElement> | undefined
  busy: boolean
  canSubmit: boolean
  submitLabel: string
  submitIcon?: IconSource
  cancelLabel: string
  onSubmit: () => void
  onCancel: () => void
}

/**
 * Starts a request and cancels it. It is one element, so that focus stays, and has `type="button"`, because otherwise
 * the click that cancels would submit the form again.
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
        // Ignores the second click of a double click.
        else if (event.detail <= 1) onCancel()
      }}
      {...rest}
    >
      {busy ? cancelLabel : submitLabel}
    </Button>
  )
}
