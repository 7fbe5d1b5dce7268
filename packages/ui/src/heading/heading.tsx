import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { resolveOption } from '../variants/resolve-option.ts'

const sizes = {
  display: 'sa:type-display',
  title: 'sa:type-title',
  heading: 'sa:type-heading',
  subheading: 'sa:type-subheading',
}

const sizeOfLevel = { 1: 'display', 2: 'title', 3: 'heading', 4: 'subheading' } as const

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Level in the document outline. To change the appearance, use `size`. */
  level: 1 | 2 | 3 | 4
  /** Size of the text. @default by level: display, title, heading, subheading */
  size?: 'display' | 'title' | 'heading' | 'subheading'
}

/** A heading. Give the page's main heading `tabIndex={-1}` to focus it after navigation. */
export function Heading({ level: asked, size, className, children, ...rest }: HeadingProps) {
  const level = resolveOption('Heading', 'level', asked, sizeOfLevel, 2)
  const shown = resolveOption('Heading', 'size', size, sizes, sizeOfLevel[level])
  const Root = `h${level}` as const
  return (
    <Root
      data-slot="heading"
      data-size={shown}
      className={clsx('sa:text-balance sa:wrap-anywhere', sizes[shown], className)}
      {...rest}
    >
      {children}
    </Root>
  )
}
