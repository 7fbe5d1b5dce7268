import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../heading/index.ts'
import type { IconSource } from '../icon/index.ts'
import { StarFigure } from '../star-motif/index.ts'
import { Text } from '../text/index.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names what is missing in a few words. */
  title: ReactNode
  /** Explanation or next step. */
  children?: ReactNode
  /** Icon in the star. */
  icon?: IconSource
  /** One link or button that leads on. */
  action?: ReactNode
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4
}

/** Placeholder for a list without items, with a way to continue. */
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
