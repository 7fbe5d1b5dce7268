import { cx } from 'class-variance-authority'
import type { SVGProps } from 'react'
import { icons, type IconName } from './icons.ts'
import { known } from '../variants/known.ts'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'children'> {
  name: IconName
  /** Side of the square, in em of the text around it. @default 1.25 */
  size?: number
  /** Says what the icon means where no text beside it does; without it the icon is decoration. */
  label?: string
  /** Fills the outline (a chosen star, a favorite heart). @default false */
  filled?: boolean
}

/** A registered drawing. It mirrors in right-to-left text only when its entry says that it shows a way. */
export function Icon({ name, size = 1.25, label, filled = false, className, ...rest }: IconProps) {
  const drawn = known('Icon', 'name', name, icons, undefined)
  if (!drawn) return null
  const { drawing: Drawing, mirrors } = icons[drawn]
  return (
    <Drawing
      data-slot="icon"
      width={`${size}em`}
      height={`${size}em`}
      strokeWidth={2.25}
      {...(mirrors ? { 'data-mirror': '' } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      fill={filled ? 'currentColor' : 'none'}
      className={cx('shrink-0', className)}
    />
  )
}
