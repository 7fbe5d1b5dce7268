import { variants } from '../variants/variants.ts'

/** What every button-like thing shares, whatever its shape: a tile that is pressed into the floor. */
export const pressableStyles = [
  'sa:press sa:tile sa:tile-press sa:type-label sa:font-semibold',
  'sa:forced:border-[ButtonText]',
]

/** A press beside what it is about: no ground and no edge of its own until it is pointed at. */
export const quietStyles =
  'sa:bg-transparent sa:text-ink sa:hover:bg-sunken sa:[--tile-edge:transparent] sa:[--tile-shadow:transparent]'

/** The four voices of a button. `action` is the one thing to do on a screen. */
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

/** What holds nothing but an icon. */
export const iconOnlyStyles = 'sa:shrink-0 sa:rounded-control sa:p-0'

/** The side of such a square, where nothing else is asked for. */
export const mediumSquareStyles = 'sa:size-11'

/** A toggle that is on: lit and standing lower than its neighbours, and told apart without color too. */
export const pressedStyles = [
  'sa:aria-pressed:bg-selection sa:aria-pressed:text-link sa:aria-pressed:[--tile-edge:var(--saha-color-selection-edge)]',
  'sa:aria-pressed:[--tile-depth:2px] sa:aria-pressed:[--tile-shadow:var(--saha-color-selection-edge)]',
  'sa:forced:aria-pressed:border-[Highlight] sa:forced:aria-pressed:outline-1 sa:forced:aria-pressed:-outline-offset-4',
]

/** The look of a button, for links and other elements that act as one. */
export const buttonStyles = variants('Button', [...pressableStyles, 'sa:gap-2 sa:rounded-control'], {
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
