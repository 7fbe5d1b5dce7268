import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { AlertIcon } from '../icons/alert.tsx'
import { CheckIcon } from '../icons/check.tsx'
import { StarMotif } from '../star-motif/index.ts'
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
  idle: <span className="sa:size-2.5 sa:rounded-pill sa:border-2 sa:border-line-strong" />,
  busy: <StarMotif size="1.5em" className="sa:animate-[saha-star-turn_1.6s_linear_infinite] sa:text-star" />,
  done: <CheckIcon size={1.4} className="sa:text-link" />,
  failed: <AlertIcon size={1.4} className="sa:text-danger" />,
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
      className={clsx('sa:flex sa:min-h-11 sa:items-center sa:gap-2.5 sa:type-label', className)}
      {...rest}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'sa:grid sa:size-6 sa:shrink-0 sa:place-items-center',
          // At rest and without words there is nothing to mark.
          state === 'idle' && 'sa:has-[+*>output:empty]:invisible',
        )}
      >
        {marks[state]}
      </span>
      <div className="sa:flex sa:min-w-0 sa:flex-1 sa:flex-wrap sa:items-baseline sa:gap-x-3">
        <output
          data-slot="status-line-text"
          className={clsx('sa:min-w-0 sa:wrap-anywhere', state === 'failed' && 'sa:text-danger')}
        >
          {children}
        </output>
        {detail && (
          <span data-slot="status-line-detail" className="sa:type-small sa:text-ink-muted sa:tabular-nums">
            {detail}
          </span>
        )}
      </div>
      {action}
    </div>
  )
}
