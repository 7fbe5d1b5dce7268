import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { AlertIcon } from '../icons/alert.tsx'
import { CheckIcon } from '../icons/check.tsx'
import { StarMotif } from '../star-motif/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'

export interface StatusLineProps extends ComponentProps<'div'> {
  /** State of the task, which sets icon and color. */
  state: 'idle' | 'busy' | 'done' | 'failed'
  /** Status text, announced when it changes. */
  children?: ReactNode
  /** Text that changes too often to be announced, such as elapsed time or the attempt number. */
  detail?: ReactNode
  /** One small button, such as stop or retry. */
  action?: ReactNode
}

const stateIcons = {
  idle: <span className="sa:size-2.5 sa:rounded-pill sa:border-2 sa:border-line-strong" />,
  busy: <StarMotif size="1.5em" className="sa:animate-[saha-star-turn_1.6s_linear_infinite] sa:text-star" />,
  done: <CheckIcon size={1.4} className="sa:text-success" />,
  failed: <AlertIcon size={1.4} className="sa:text-danger" />,
}

/**
 * Status of a task in one line of constant height. Render it before the task starts: screen readers do not announce a
 * line that appears together with its text.
 */
export function StatusLine({
  state: stateProp,
  children,
  detail,
  action,
  className,
  ...rest
}: StatusLineProps) {
  const state = resolveOption('StatusLine', 'state', stateProp, stateIcons, 'idle')
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
          'sa:grid sa:size-6 sa:shrink-0 sa:place-items-center sa:forced:*:text-[CanvasText]',
          // Hides the mark while the line is idle and empty.
          state === 'idle' && 'sa:has-[+*>output:empty]:invisible',
        )}
      >
        {stateIcons[state]}
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
