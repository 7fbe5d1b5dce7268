import type { ComponentProps } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { courtyardPath, starPath } from './star-path.ts'
import { variants } from '../variants/variants.ts'

const figureStyles = variants('StarFigure', 'sa:relative sa:inline-grid sa:place-items-center', {
  variants: {
    tone: {
      neutral:
        'sa:text-link sa:[--figure-edge:var(--saha-color-selection-edge)] sa:[--figure-fill:var(--saha-color-selection)]',
      danger:
        'sa:text-danger sa:[--figure-edge:var(--saha-color-danger)] sa:[--figure-fill:var(--saha-color-danger-surface)]',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export interface StarFigureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Icon in the middle of the star. */
  icon?: IconSource
  /** Colors of the figure. @default 'neutral' */
  tone?: 'neutral' | 'danger'
}

/**
 * A large star with a hard shadow, as illustration of a state. Decorative.
 * @cssproperty --figure-edge, --figure-fill
 */
export function StarFigure({ icon, tone = 'neutral', className, ...rest }: StarFigureProps) {
  return (
    <div
      data-slot="star-figure"
      data-tone={tone}
      aria-hidden="true"
      className={figureStyles({ tone, className })}
      {...rest}
    >
      <svg
        viewBox="-12 -12 24 24"
        width="9.5rem"
        height="9.5rem"
        strokeWidth="0.3"
        className="sa:[grid-area:1/1]"
      >
        <g stroke="var(--figure-edge)">
          <path d={starPath(20)} fill="var(--figure-edge)" transform="translate(0 1.3)" />
          <path d={starPath(20)} fill="var(--figure-fill)" />
          <path d={courtyardPath(27)} fill="var(--saha-color-surface)" />
        </g>
      </svg>
      {icon && <Icon icon={icon} size={1.75} className="sa:[grid-area:1/1]" />}
    </div>
  )
}
