import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import { useKit } from '../provider/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { CopyIcon } from '../icons/copy.tsx'

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'asChild' | 'startIcon' | 'endIcon' | 'value' | 'onCopy'
> {
  /** Label of the button: "Copy link". @default "Copy", localized */
  label?: string
  /** Text to copy. Omit it when the host copies and passes `state`. */
  value?: string
  /** The controlled state. */
  state?: 'idle' | 'copied'
  /** Duration of the "Copied" label, in ms. @default 2000 */
  copiedFor?: number
  /** Called when the text is on the clipboard. */
  onCopied?: () => void
  /** Called when the browser refuses to copy (no permission, no secure context). */
  onError?: (reason: unknown) => void
}

/** Copies a text and confirms it, visually and to screen readers. */
export function CopyButton({
  label,
  value,
  state,
  copiedFor = 2000,
  onCopied,
  onError,
  onClick,
  ...rest
}: CopyButtonProps) {
  const { messages } = useKit()
  // A counter instead of a flag, so that copying again restarts the timer.
  const [copies, setCopies] = useState(0)
  const copied = state ? state === 'copied' : copies > 0

  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setCopies(0), copiedFor)
    return () => clearTimeout(timer)
  }, [copies, copiedFor])

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
    } catch (reason) {
      onError?.(reason)
      return
    }
    setCopies((count) => count + 1)
    onCopied?.()
  }

  const renderLabel = (text: string, shown: boolean) => (
    <span className={shown ? 'sa:[grid-area:1/1]' : 'sa:invisible sa:[grid-area:1/1]'}>{text}</span>
  )
  return (
    <>
      <Button
        {...rest}
        data-slot="copy-button"
        data-state={copied ? 'copied' : 'idle'}
        startIcon={copied ? CheckIcon : CopyIcon}
        onClick={(event) => {
          onClick?.(event)
          if (value !== undefined && !event.defaultPrevented) void copy(value)
        }}
      >
        <span className="sa:grid sa:text-start">
          {renderLabel(label ?? messages.copy, !copied)}
          {renderLabel(messages.copied, copied)}
        </span>
      </Button>
      <output className="sa:sr-only">{copied ? messages.copied : ''}</output>
    </>
  )
}
