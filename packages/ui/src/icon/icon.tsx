import { clsx } from 'clsx'
import { isValidElement, type ComponentType, type ReactElement, type SVGProps } from 'react'

/** A component that renders an `<svg>` and passes its props on, from the kit or from another icon set. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>

/** An icon: a component that renders one, or an element. */
export type IconSource = IconDrawing | ReactElement

/** Props of every icon. */
export interface IconBaseProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Width and height in em of the surrounding text. @default 1.25 */
  size?: number
  /** Accessible name. Without it the icon is decorative and hidden from assistive technology. */
  label?: string | undefined
  /** Fills the outline, as for a selected star or favorite. @default false */
  filled?: boolean
}

export interface IconProps extends IconBaseProps {
  /** The icon: a component or an element. */
  icon: IconSource
}

/** Renders an icon that is passed as a prop. For a fixed icon, use its component: `<HeartIcon size={2} />`. */
export function Icon({ icon, size = 1.25, label, filled = false, className, style, ...rest }: IconProps) {
  const meaning = label
    ? ({ role: 'img', 'aria-label': label, 'aria-hidden': undefined } as const)
    : ({ 'aria-hidden': true } as const)
  if (isValidElement(icon)) {
    return (
      <span
        data-slot="icon"
        {...meaning}
        {...(rest as object)}
        style={{ width: `${size}em`, height: `${size}em`, ...style }}
        className={clsx(
          'sa:inline-block sa:shrink-0 sa:*:size-full',
          filled && 'sa:*:fill-current',
          className,
        )}
      >
        {icon}
      </span>
    )
  }
  const Drawing = icon
  return (
    <Drawing
      data-slot="icon"
      width={`${size}em`}
      height={`${size}em`}
      strokeWidth={2.25}
      fill={filled ? 'currentColor' : 'none'}
      {...meaning}
      {...rest}
      style={style}
      className={clsx('sa:shrink-0', className)}
    />
  )
}
