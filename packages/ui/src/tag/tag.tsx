import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { variants } from '../variants/variants.ts'
import { getHueAttributes } from './hue-attributes.ts'
import { resolveHue, type Hue } from './hue.ts'

const tagStyles = variants(
  'Tag',
  'sa:inline-flex sa:max-w-full sa:items-center sa:gap-1.5 sa:rounded-tag sa:border sa:no-underline',
  {
    variants: {
      // A link needs a target size of 36 px, or 44 px for touch. Plain text keeps its line height.
      link: {
        true: [
          'sa:tile-press sa:min-h-9 sa:cursor-pointer sa:px-3 sa:py-1 sa:type-label sa:coarse:min-h-11',
          'sa:tile sa:[--tile-depth:2px] sa:aria-[current=true]:[--tile-depth:1px]',
        ],
        false: 'sa:px-2 sa:py-0.5 sa:type-caption',
      },
      hue: {
        true: 'sa:border-hue-edge sa:bg-hue-tint sa:text-hue-text',
        false: 'sa:border-line sa:bg-sunken sa:text-ink-muted',
      },
      // Interactive styles of a link, by color.
      press: {
        none: '',
        plain:
          'sa:bg-surface sa:text-ink sa:[--tile-edge:var(--saha-color-line-strong)] sa:hover:bg-sunken sa:aria-[current=true]:bg-selection sa:aria-[current=true]:text-link sa:aria-[current=true]:[--tile-edge:var(--saha-color-selection-edge)]',
        hue: 'sa:[--tile-edge:var(--hue-edge)] sa:[--tile-shadow:var(--hue-edge)] sa:aria-[current=true]:bg-hue sa:aria-[current=true]:text-on-hue',
      },
    },
  },
)

export interface TagProps extends ComponentProps<'span'> {
  /** Category color. @default a neutral color */
  hue?: Hue
  /** Icon before the text. */
  icon?: IconSource
  /** Marks the link of the current page with `aria-current` and a check. Needs `asChild`. @default false */
  selected?: boolean
  /** Renders the child (a link) as the tag, with an adequate target size. @default false */
  asChild?: boolean
  /** The text, or with `asChild` the link. */
  children: ReactNode
}

/** A category or keyword, as text or as a link. */
export function Tag({
  hue: hueProp,
  icon,
  selected = false,
  asChild = false,
  className,
  children,
  ...rest
}: TagProps) {
  const hue = resolveHue('Tag', hueProp)
  const Root = asChild ? Slot.Root : 'span'
  const shownIcon = selected ? CheckIcon : icon
  return (
    <Root
      data-slot="tag"
      data-state={selected ? 'selected' : 'idle'}
      {...(selected ? { 'aria-current': true } : {})}
      className={tagStyles({
        link: asChild,
        hue: hue !== undefined,
        press: asChild ? (hue === undefined ? 'plain' : 'hue') : 'none',
        className,
      })}
      {...rest}
      {...getHueAttributes(hue, rest.style)}
    >
      {shownIcon && <Icon icon={shownIcon} size={1.1} />}
      <Slot.Slottable child={children}>
        {(label: ReactNode) => <span className="sa:contents">{label}</span>}
      </Slot.Slottable>
    </Root>
  )
}
