import { clsx } from 'clsx'
import { useId, type SVGProps } from 'react'
import { courtyardPath, starPath } from './star-path.ts'

const solidStar = starPath(20)
const hollowStar = solidStar + courtyardPath(20)

export interface StarMotifProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Width and height, any CSS length. @default '2em' */
  size?: string
  /** Cuts out the courtyard in the middle. @default true */
  courtyard?: boolean
}

/** The brand's eight-pointed star in the text color. Decorative. */
export function StarMotif({ size = '2em', courtyard = true, className, ...rest }: StarMotifProps) {
  return (
    <svg
      data-slot="star-motif"
      viewBox="-10 -10 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      shapeRendering="geometricPrecision"
      className={clsx('sa:shrink-0', className)}
      {...rest}
    >
      <path d={courtyard ? hollowStar : solidStar} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

export interface StarGridProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Distance between stars in px. @default 96 */
  step?: number
}

/** A background pattern: large, low-contrast stars on a square grid, with small ones between. */
export function StarGrid({ step = 96, className, ...rest }: StarGridProps) {
  const id = useId()
  const half = step / 2
  const smallStar = starPath(step * 0.2)
  return (
    <svg
      data-slot="star-grid"
      aria-hidden="true"
      className={clsx('sa:pointer-events-none sa:absolute sa:inset-0 sa:size-full', className)}
      {...rest}
    >
      <defs>
        <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
          <g fill="currentColor">
            <path
              d={starPath(step * 0.62) + courtyardPath(step * 0.62)}
              fillRule="evenodd"
              transform={`translate(${half} ${half})`}
            />
            {[0, step].flatMap((x) =>
              [0, step].map((y) => (
                <path key={`${x} ${y}`} d={smallStar} transform={`translate(${x} ${y})`} />
              )),
            )}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
