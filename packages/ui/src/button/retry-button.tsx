import { RetryIcon } from '../icons/retry.tsx'
import { useKit } from '../provider/index.ts'
import { formatClockTime } from '../waveform/format-clock-time.ts'
import { Button, type ButtonProps } from './button.tsx'

interface RetryButtonProps extends Pick<ButtonProps, 'className' | 'size' | 'busy'> {
  onRetry: () => void
  /** Seconds until a retry is possible. */
  retryIn: number
}

/** A retry button that counts down while a retry is not possible. Keep it outside live regions. */
export function RetryButton({ onRetry, retryIn, ...rest }: RetryButtonProps) {
  const { messages } = useKit()
  const isWaiting = retryIn > 0
  return (
    // Not natively disabled, which would drop focus.
    <Button startIcon={RetryIcon} aria-disabled={isWaiting} onClick={onRetry} {...rest}>
      {isWaiting ? (
        <span className="sa:tabular-nums">{messages.retryIn(formatClockTime(retryIn))}</span>
      ) : (
        messages.retry
      )}
    </Button>
  )
}
