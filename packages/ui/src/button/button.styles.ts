import { variants } from '../variants/variants.ts'

/** Styles of every button: a tile that sinks while pressed. */
export const pressableStyles = [
  'sa:press sa:tile sa:tile-press sa:type-label sa:font-semibold',
  'sa:forced:border-[ButtonText]',
]

/** A button without background and border until it is hovered. */
export const quietStyles =
  'sa:bg-transparent sa:text-ink sa:hover:bg-sunken sa:[--tile-edge:transparent] sa:[--tile-shadow:transparent]'

/** Styles by variant. Use `action` once per screen. */
export const buttonVariantStyles = {
  action: [
    'sa:bg-action sa:text-on-action sa:hover:bg-action-hover',
    'sa:[--tile-edge:var(--saha-color-action-edge)] sa:[--tile-shadow:var(--saha-color-action-edge)]',
    'sa:forced:highlighted',
  ],
  neutral: 'sa:bg-surface sa:text-ink sa:hover:bg-sunken sa:[--tile-edge:var(--saha-color-line-strong)]',
  quiet: quietStyles,
  danger:
    'sa:bg-danger-fill sa:text-on-danger sa:[--tile-edge:var(--saha-color-danger-edge)] sa:[--tile-shadow:var(--saha-color-danger-edge)]',
}

export const iconOnlyStyles = 'sa:shrink-0 sa:rounded-control sa:p-0'

export const mediumSquareStyles = 'sa:size-11'

/** Styles of a toggle that is on: colored and lower than its neighbours, so that color is not the only sign. */
export const pressedStyles = [
  'sa:aria-pressed:bg-selection sa:aria-pressed:text-link sa:aria-pressed:[--tile-edge:var(--saha-color-selection-edge)]',
  'sa:aria-pressed:[--tile-depth:2px] sa:aria-pressed:[--tile-shadow:var(--saha-color-selection-edge)]',
  'sa:forced:aria-pressed:border-[Highlight] sa:forced:aria-pressed:outline-1 sa:forced:aria-pressed:-outline-offset-4',
]

/** Returns the class names of a button, for links and other elements that look like one. */
export const buttonStyles: (options?: {
  variant?: keyof typeof buttonVariantStyles | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  className?: string | undefined
}) => string = variants('Button', [...pressableStyles, 'sa:gap-2 sa:rounded-control'], {
  variants: {
    variant: buttonVariantStyles,
    size: {
      small: 'sa:min-h-9 sa:px-3 sa:py-1 sa:coarse:min-h-11 sa:[--tile-depth:3px]',
      medium: 'sa:min-h-11 sa:px-4 sa:py-2',
      large: 'sa:min-h-14 sa:px-6 sa:py-3 sa:text-[1.125em] sa:[--tile-depth:5px]',
    },
  },
  defaultVariants: { variant: 'neutral', size: 'medium' },
})
