import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Star } from '../star/index.ts'
import { known } from '../variants/known.ts'

export interface StatusLineProps extends ComponentProps<'div'> {
  state: 'idle' | 'busy' | 'done' | 'failed'
  /** What is going on, announced when it changes. */
  children?: ReactNode
  /** What changes too often to be announced: time that has passed, the number of the attempt. */
  detail?: ReactNode
  /** One small button (stop, try again). */
  action?: ReactNode
}

const marks = {
  idle: <span className="size-2.5 rounded-pill border-2 border-line-strong" />,
  busy: <Star size="1.5em" className="animate-[star-turn_1.6s_linear_infinite] text-star" />,
  done: <Icon name="check" size={1.4} className="text-link" />,
  failed: <Icon name="alert" size={1.4} className="text-danger" />,
}

/**
 * How a task is getting on, in one line that keeps its height. Let it stand before the task begins: a line
 * that appears together with its words is not announced.
 */
export function StatusLine({ state: asked, children, detail, action, className, ...rest }: StatusLineProps) {
  const state = known('StatusLine', 'state', asked, marks, 'idle')
  return (
    <div
      data-slot="status-line"
      data-state={state}
      className={cx('flex min-h-11 items-center gap-2.5 type-label', className)}
      {...rest}
    >
      <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center">
        {marks[state]}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <output
          data-slot="status-line-text"
          className={cx('min-w-0 wrap-anywhere', state === 'failed' && 'text-danger')}
        >
          {children}
        </output>
        {detail && (
          <span data-slot="status-line-detail" className="type-small text-ink-muted tabular-nums">
            {detail}
          </span>
        )}
      </div>
      {action}
    </div>
  )
}
