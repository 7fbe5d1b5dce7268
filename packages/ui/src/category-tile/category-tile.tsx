import { clsx } from 'clsx'
import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { StarMotif } from '../star-motif/index.ts'
import { getHueAttributes } from '../tag/hue-attributes.ts'
import type { Hue } from '../tag/hue.ts'
import { hueIcons } from './hue-icons.ts'

export interface CategoryTileProps extends Omit<ComponentProps<'a'>, 'title'> {
  /** Color of the category. */
  hue: Hue
  /** Icon in the star. @default the icon of the palette's color; none for an angle */
  icon?: IconSource
  /** Name of the category. */
  title: string
  /** Localized count of its games: "12 games". */
  count?: string
  /** URL of the category. */
  href?: string
  /** Renders the child element (a router's empty link) with the tile's styles and content. @default false */
  asChild?: boolean
  /** The link to render with `asChild`. */
  children?: ReactNode
}

/**
 * A category as a tile, which is one link. On narrow screens it is low, with the name beside the icon.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export function CategoryTile({
  hue,
  icon = typeof hue === 'string' ? hueIcons[hue] : undefined,
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
      className={clsx(
        'sa:group/tile sa:tile sa:tile-press sa:relative sa:isolate sa:flex sa:min-h-36 sa:flex-col sa:justify-between sa:gap-4 sa:overflow-hidden sa:rounded-tile sa:p-4',
        'sa:bg-hue sa:no-underline sa:[--tile-depth:6px] sa:[--tile-edge:var(--hue-edge)] sa:[--tile-shadow:var(--hue-edge)]',
        'sa:max-sm:min-h-12 sa:max-sm:flex-row sa:max-sm:items-center sa:max-sm:gap-2 sa:max-sm:px-2 sa:max-sm:py-1',
        'sa:text-on-hue sa:hover:-translate-y-0.5 sa:hover:[--tile-depth:8px] sa:forced:border-[LinkText]',
        className,
      )}
      {...rest}
      {...getHueAttributes(hue, rest.style)}
    >
      <StarMotif
        size="9rem"
        className="sa:absolute sa:-end-10 sa:-top-10 sa:-z-10 sa:text-hue-edge sa:opacity-25 sa:max-sm:hidden"
        courtyard={false}
      />
      <span className="sa:relative sa:grid sa:size-16 sa:place-items-center sa:text-[1.5rem] sa:max-sm:size-9 sa:max-sm:text-[0.875rem]">
        <StarMotif
          size="100%"
          courtyard={false}
          className="sa:absolute sa:inset-0 sa:transition-[rotate] sa:duration-220 sa:ease-out sa:group-hover/tile:rotate-45"
        />
        {icon && <Icon icon={icon} className="sa:relative sa:text-hue" />}
      </span>
      <span className="sa:grid sa:min-w-0 sa:wrap-anywhere">
        <span className="sa:type-subheading">{title}</span>
        {count && <span className="sa:type-caption sa:max-sm:sr-only">{count}</span>}
      </span>
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}
