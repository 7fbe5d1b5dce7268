/** What every button-like thing shares, whatever its shape: a tile that is pressed into the floor. */
export const pressLook = [
  'inline-flex items-center justify-center type-label font-semibold select-none',
  'tile tile-press cursor-pointer no-underline text-center',
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:not-data-busy:opacity-55',
  'forced:border-[ButtonText]',
]

/** The four voices of a button. `action` is the one thing to do on a screen. */
export const pressVariants = {
  action:
    'bg-action text-on-action hover:bg-action-hover [--tile-edge:var(--saha-color-action-edge)] [--tile-shadow:var(--saha-color-action-edge)]',
  neutral: 'bg-surface text-ink hover:bg-sunken [--tile-edge:var(--saha-color-line-strong)]',
  quiet: 'bg-transparent text-ink hover:bg-sunken [--tile-edge:transparent] [--tile-shadow:transparent]',
  danger:
    'bg-danger-fill text-on-danger [--tile-edge:var(--saha-color-danger-edge)] [--tile-shadow:var(--saha-color-danger-edge)]',
}

/** A toggle that is on: lit and standing lower than its neighbours, and told apart without color too. */
export const pressedLook = [
  'aria-pressed:bg-selection aria-pressed:text-link aria-pressed:[--tile-edge:var(--saha-color-selection-edge)]',
  'aria-pressed:[--tile-depth:2px] aria-pressed:[--tile-shadow:var(--saha-color-selection-edge)]',
  'forced:aria-pressed:border-[Highlight] forced:aria-pressed:outline-1 forced:aria-pressed:-outline-offset-4',
]
