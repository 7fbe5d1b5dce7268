import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../heading/index.ts'
import type { IconSource } from '../icon/index.ts'
import { StarFigure } from '../star-motif/index.ts'
import { Text } from '../text/index.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** What could be here, or what to do about it. */
  children?: ReactNode
  /** Drawing in the star's courtyard. */
  icon?: IconSource
  /** The way out: one link or button. */
  action?: ReactNode
  /** The title's place in the outline. @default 2 */
  level?: 1 | 2 | 3 | 4
}

/** Nothing here yet, said kindly and with a way out. */
export function EmptyState({
  title,
  children,
  icon,
  action,
  level = 2,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={clsx(
        'sa:grid sa:grid-cols-[minmax(0,1fr)] sa:wrap-anywhere sa:content-center sa:justify-items-center sa:gap-3 sa:px-4 sa:py-10 sa:text-center',
        className,
      )}
      {...rest}
    >
      <StarFigure {...(icon ? { icon } : {})} />
      <Heading level={level} size="heading" className="sa:mt-2 sa:max-w-[19.7em]">
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted" className="sa:max-w-[29.2em] sa:text-balance">
          {children}
        </Text>
      )}
      {action && <div className="sa:mt-2 sa:flex sa:flex-wrap sa:justify-center sa:gap-3">{action}</div>}
    </div>
  )
}
