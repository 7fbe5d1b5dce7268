import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { Star } from '../star/index.ts'
import type { Hue } from '../tag/index.ts'

export interface CategoryTileProps extends Omit<ComponentProps<'a'>, 'title'> {
  /** The category's color. */
  hue: Hue
  /** Drawing in the star. @default the category's own */
  icon?: IconName
  /** The category's name. */
  title: string
  /** How much is in it, counted in words: "12 games". */
  count?: string
  /** Where the tile leads. */
  href?: string
  /** Renders the child element (a router's empty link) with the tile's look and content. @default false */
  asChild?: boolean
  children?: ReactNode
}

/** A category as a tile of the courtyard; all of it is one link. */
export function CategoryTile({
  hue,
  icon = hue,
  title,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: CategoryTileProps) {
  const Root = asChild ? Slot.Root : 'a'
  return (
    <Root
      data-slot="category-tile"
      data-hue={hue}
      className={cx(
        'group/tile tile tile-press relative isolate flex min-h-36 flex-col justify-between gap-4 overflow-hidden rounded-tile p-4',
        'bg-hue no-underline [--tile-depth:6px] [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)]',
        'text-on-hue hover:-translate-y-0.5 hover:[--tile-depth:8px] forced:border-[LinkText]',
        className,
      )}
      {...rest}
    >
      <Star
        size="9rem"
        className="absolute -end-10 -top-10 -z-10 text-hue-edge opacity-25"
        courtyard={false}
      />
      <span className="relative grid size-16 place-items-center text-[1.5rem]">
        <Star
          size="4rem"
          courtyard={false}
          className="absolute inset-0 transition-[rotate] duration-220 ease-out group-hover/tile:rotate-45"
        />
        <Icon name={icon} className="relative text-hue" />
      </span>
      <span className="grid min-w-0 wrap-anywhere">
        <span className="type-subheading">{title}</span>
        {count && <span className="type-caption">{count}</span>}
      </span>
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}
