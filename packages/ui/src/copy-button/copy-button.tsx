import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import { useKit } from '../provider/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { CopyIcon } from '../icons/copy.tsx'

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'asChild' | 'startIcon' | 'endIcon' | 'value' | 'onCopy'
> {
  /** What the button offers to copy: "Copy link". @default the kit's word for copy */
  label?: string
  /** Text put on the clipboard on click. Leave it out when the host copies and passes `state`. */
  value?: string
  /** What to show, when the host keeps the state itself. */
  state?: 'idle' | 'copied'
  /** How long "Copied" stays, in ms. @default 2000 */
  copiedFor?: number
  /** The text is on the clipboard. */
  onCopied?: () => void
  /** The browser refused (no permission, no secure context); nothing was copied. */
  onError?: (reason: unknown) => void
}

/** Copies a text and says so, on itself and to screen readers. */
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
  // Counts, so that copying again while "Copied" stands gives it its full time anew.
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
