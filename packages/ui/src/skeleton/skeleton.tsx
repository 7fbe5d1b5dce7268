import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { resolveOption } from '../variants/resolve-option.ts'

// `:where()` lets size classes of the host win.
const shapes = {
  text: 'sa:grid sa:gap-[0.6em] sa:[:where(&)]:w-full',
  card: 'sa:block sa:min-w-0 sa:bg-line sa:[:where(&)]:aspect-[25/16] sa:[:where(&)]:w-full sa:[:where(&)]:rounded-tile sa:forced:border',
  circle: 'sa:block sa:bg-line sa:[:where(&)]:size-11 sa:[:where(&)]:rounded-pill sa:forced:border',
}

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shape of the content to come. @default 'text' */
  shape?: 'text' | 'card' | 'circle'
  /** Number of text lines; the last one is shorter. @default 1 */
  lines?: number
}

/**
 * A placeholder for loading content, hidden from assistive technology. Announce loading once, next to all skeletons.
 */
export function Skeleton({ shape: shapeProp = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  const shape = resolveOption('Skeleton', 'shape', shapeProp, shapes, 'text')
  return (
    <span
      data-slot="skeleton"
      data-variant={shape}
      aria-hidden="true"
      className={clsx('sa:animate-[saha-breathe_1.6s_ease-in-out_infinite]', shapes[shape], className)}
      {...rest}
    >
      {shape === 'text' &&
        Array.from({ length: lines }, (_, line) => (
          <span
            key={line}
            className="sa:block sa:h-[0.9em] sa:rounded-tag sa:bg-line sa:last:not-first:w-3/5 sa:forced:border"
          />
        ))}
    </span>
  )
}
