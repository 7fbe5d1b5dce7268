import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Heading } from '../heading/index.ts'
import type { IconSource } from '../icon/index.ts'
import { AlertIcon } from '../icons/alert.tsx'
import { RetryIcon } from '../icons/retry.tsx'
import { useKit } from '../provider/index.ts'
import { StarFigure } from '../star/index.ts'
import { Text } from '../text/index.ts'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  title: ReactNode
  /** What went wrong, in the reader's words. */
  children?: ReactNode
  /** Where to look if it happens again: network, settings. */
  hint?: ReactNode
  /** @default 'alert' */
  icon?: IconSource
  /** Offers to try again. */
  onRetry?: () => void
  /** The retry is under way. @default false */
  busy?: boolean
  /** `alert` interrupts, `status` waits its turn, `none` is silent (a whole page that takes focus). @default 'alert' */
  live?: 'alert' | 'status' | 'none'
  /** The title's place in the outline. @default 2 */
  level?: 1 | 2 | 3 | 4
}

/** Something that should be here could not come: what happened, why perhaps, and another try. */
export function ErrorState({
  title,
  children,
  hint,
  icon = AlertIcon,
  onRetry,
  busy = false,
  live = 'alert',
  level = 2,
  className,
  ...rest
}: ErrorStateProps) {
  const { strings } = useKit()
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
        <Heading level={level} size="heading" className="sa:max-w-[28ch]">
          {title}
        </Heading>
        {children && (
          <Text as="div" className="sa:max-w-[46ch] sa:text-balance">
            {children}
          </Text>
        )}
        {hint && (
          <Text as="div" size="small" tone="muted" className="sa:max-w-[52ch] sa:text-balance">
            {hint}
          </Text>
        )}
      </div>
      {onRetry && (
        <Button className="sa:mt-2" startIcon={RetryIcon} busy={busy} onClick={onRetry}>
          {strings.retry}
        </Button>
      )}
    </div>
  )
}
