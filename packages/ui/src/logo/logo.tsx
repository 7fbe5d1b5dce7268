import { clsx } from 'clsx'
import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { useKit } from '../provider/index.ts'
import { mark } from './logo-paths.ts'
import { wordmarks } from './wordmarks.ts'

export interface LogoProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** URL of the home page. Without `href` and `asChild` the logo is an image. */
  href?: string
  /** Renders the child (a router's empty link) instead, with the logo's style and name. @default false */
  asChild?: boolean
  /** Shows only the star. @default false */
  markOnly?: boolean
  /** Height of the star in px; multiples of 16 are sharpest. @default 32 */
  size?: number
  /** Accessible name. @default "Saha", localized */
  label?: string
  /** The link to render with `asChild`. */
  children?: ReactNode
}

/** The brand: its star and its name, in the script of the page. */
export function Logo({
  href,
  asChild = false,
  markOnly = false,
  size = 32,
  label,
  className,
  style,
  children,
  ...rest
}: LogoProps) {
  const script = useKit().locale.split('-')[0] === 'ar' ? 'arabic' : 'latin'
  const cell = size / mark.cells
  const { name, width, height, letters, accent, isCrisp } = wordmarks[script]
  const artwork = (
    <>
      <svg
        viewBox={`${-mark.cells / 2} ${-mark.cells / 2} ${mark.cells} ${mark.cells}`}
        width={size}
        height={size}
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="sa:shrink-0"
      >
        <path d={mark.star} fillRule="evenodd" className="sa:fill-link sa:forced:fill-current" />
        <path d={mark.courtyard} className="sa:fill-action" />
      </svg>
      {!markOnly && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width * cell}
          height={height * cell}
          shapeRendering={isCrisp ? 'crispEdges' : 'auto'}
          aria-hidden="true"
          className="sa:shrink-0"
        >
          <path d={letters} fill="currentColor" />
          <path d={accent} className="sa:fill-star" />
        </svg>
      )}
    </>
  )
  const isLink = asChild || href !== undefined
  const Root = asChild ? Slot.Root : isLink ? 'a' : 'span'
  return (
    <Root
      data-slot="logo"
      data-script={script}
      aria-label={label ?? name}
      {...(isLink ? {} : { role: 'img' })}
      {...(href === undefined ? {} : { href })}
      className={clsx(
        'sa:inline-flex sa:items-center sa:text-ink',
        isLink && 'sa:min-h-11 sa:min-w-11',
        className,
      )}
      {...rest}
      style={{ gap: 5 * cell, ...style }}
    >
      {artwork}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}
