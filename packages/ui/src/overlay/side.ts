import type { Direction } from '../provider/index.ts'
import { known } from '../variants/known.ts'

/** Where something opens, along the line or across it. */
export type Side = 'inline-start' | 'inline-end' | 'top' | 'bottom'

const sides: Readonly<Record<Side, true>> = {
  'inline-start': true,
  'inline-end': true,
  top: true,
  bottom: true,
}

/** Radix and Floating UI know the sides of the screen only. */
export type PhysicalSide = 'left' | 'right' | 'top' | 'bottom'

/** The side of the screen that a logical side is in this direction: the one place where the two meet. */
export function physicalSide(side: Side, dir: Direction): PhysicalSide {
  if (side === 'inline-start') return dir === 'rtl' ? 'right' : 'left'
  if (side === 'inline-end') return dir === 'rtl' ? 'left' : 'right'
  return side
}

/** On a phone there is no room beside anything; Radix would squeeze the content into what there is. */
const isNarrow = () => typeof window !== 'undefined' && window.innerWidth < 560

/** The side to open on: beside where the screen is wide enough for it, else `otherwise`. */
export function roomySide(side: Side, otherwise: 'top' | 'bottom'): Side {
  const chosen = known('Popover, Tooltip or menu', 'side', side, sides, otherwise)
  return chosen.startsWith('inline') && isNarrow() ? otherwise : chosen
}

/**
 * How far a submenu stands from its item, in px. Two menus do not fit side by side on a phone; an offset into
 * the parent lays one over the other and leaves a strip of the parent in sight.
 */
export const submenuOffset = () => (isNarrow() ? -150 : 4)
