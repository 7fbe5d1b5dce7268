import { clsx } from 'clsx'
import { isValidElement, type ComponentType, type ReactElement, type SVGProps } from 'react'

/** Something that draws an svg and hands its props on to it: an icon of the kit or of any other set. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>

/** What fits wherever an icon does: a component that draws one, or an element of one's own. */
export type IconSource = IconDrawing | ReactElement

/** What every icon takes. */
export interface IconBaseProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Side of the square, in em of the text around it. @default 1.25 */
  size?: number
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string | undefined
  /** Fills the outline (a chosen star, a favorite heart). @default false */
  filled?: boolean
}

export interface IconProps extends IconBaseProps {
  icon: IconSource
}

/** An icon that is chosen elsewhere. One of the kit that is known stands for itself: `<HeartIcon size={2} />`. */
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
