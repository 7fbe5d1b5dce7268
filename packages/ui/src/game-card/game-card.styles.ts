/** Styles of a card that is one link: a tile that rises on hover and sinks while pressed. */
export const linkCardStyles = [
  'sa:tile sa:group/card sa:relative sa:isolate sa:flex sa:h-full sa:min-w-0 sa:flex-col sa:rounded-tile sa:bg-surface sa:text-ink sa:[--tile-depth:5px]',
  'sa:transition-[translate,box-shadow] sa:duration-120 sa:ease-out',
  'sa:hover:-translate-y-0.5 sa:hover:[--tile-depth:7px]',
  'sa:has-[a:active]:translate-y-1 sa:has-[a:active]:[--tile-depth:1px]',
  'sa:forced:border-[LinkText]',
]

/** Corners of the card's image. The card cannot clip it, because that would clip the focus ring. */
export const cardImageStyles = 'sa:rounded-t-[calc(var(--saha-radius-tile)-1px)]'
