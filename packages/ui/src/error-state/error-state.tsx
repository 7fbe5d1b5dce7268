import { clsx } from 'clsx'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { RetryButton } from '../button/retry-button.tsx'
import { formatClockTime } from '../waveform/format-clock-time.ts'
import { Heading } from '../heading/index.ts'
import { useKit } from '../provider/index.ts'
import type { IconSource } from '../icon/index.ts'
import { AlertIcon } from '../icons/alert.tsx'
import { StarFigure } from '../star-motif/index.ts'
import { Text } from '../text/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Names the failure in a few words. */
  title: ReactNode
  /** Error message. */
  children?: ReactNode
  /** Advice for repeated failures: check the network, the settings. */
  hint?: ReactNode
  /** Icon in the star. @default AlertIcon */
  icon?: IconSource
  /** Shows a retry button. */
  onRetry?: () => void
  /** Seconds until a retry is possible, counted down on the button. @default 0 */
  retryIn?: number
  /** True while the retry is running. @default false */
  busy?: boolean
  /**
   * `alert` interrupts screen readers, `status` waits, `none` announces nothing (for pages that take focus).
   * @default 'alert'
   */
  live?: 'alert' | 'status' | 'none'
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4
}

/** Placeholder for content that failed to load, with the reason and a retry button. */
export function ErrorState({
  title,
  children,
  hint,
  icon = AlertIcon,
  onRetry,
  retryIn = 0,
  busy = false,
  live = 'alert',
  level = 2,
  className,
  ...rest
}: ErrorStateProps) {
  const { messages } = useKit()
  /** Kept from the first render, so that the countdown is announced once. */
  const [announcedWait] = useState(retryIn)
  return (
    <div
      data-slot="error-state"
      className={clsx(
        'sa:grid sa:content-center sa:justify-items-center sa:gap-3 sa:px-4 sa:py-10 sa:text-center',
        className,
      )}
      {...rest}
    >
      <StarFigure icon={icon} tone="danger" />
      <div
        {...(live === 'none' ? {} : { role: live })}
        className="sa:mt-2 sa:grid sa:justify-items-center sa:gap-3"
      >
        <Heading level={level} size="heading" className="sa:max-w-[19.7em]">
          {title}
        </Heading>
        {children && (
          <Text as="div" className="sa:max-w-[29.2em] sa:text-balance">
            {children}
          </Text>
        )}
        {hint && (
          <Text as="div" size="small" tone="muted" className="sa:max-w-[33em] sa:text-balance">
            {hint}
          </Text>
        )}
        {announcedWait > 0 && (
          <VisuallyHidden>{messages.retryIn(formatClockTime(announcedWait))}</VisuallyHidden>
        )}
      </div>
      {onRetry && <RetryButton className="sa:mt-2" busy={busy} retryIn={retryIn} onRetry={onRetry} />}
    </div>
  )
}
