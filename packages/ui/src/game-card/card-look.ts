/** What a card that is one link looks like: a tile that rises under the pointer and sinks when pressed. */
export const cardLook = [
  'tile group/card relative isolate flex h-full min-w-0 flex-col rounded-tile bg-surface text-ink [--tile-depth:5px]',
  'transition-[translate,box-shadow] duration-120 ease-out',
  'hover:-translate-y-0.5 hover:[--tile-depth:7px]',
  'has-[a:active]:translate-y-1 has-[a:active]:[--tile-depth:1px]',
  'forced:border-[LinkText]',
]

/** The card's picture: corners of its own, because the card must not clip its focus ring. */
export const pictureLook = 'rounded-t-[calc(var(--saha-radius-tile)-1px)]'
