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

/** The side that was asked for, if there is one of that name. */
export const knownSide = (side: Side, otherwise: 'top' | 'bottom'): Side =>
  known('Popover, Tooltip or menu', 'side', side, sides, otherwise)
