import type { Direction } from '../provider/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'

/** Logical side on which an overlay opens. */
export type Side = 'inline-start' | 'inline-end' | 'top' | 'bottom'

const sides: Readonly<Record<Side, true>> = {
  'inline-start': true,
  'inline-end': true,
  top: true,
  bottom: true,
}

/** Sides as Radix and Floating UI expect them. */
export type PhysicalSide = 'left' | 'right' | 'top' | 'bottom'

/** Converts a logical side to a physical one. */
export function physicalSide(side: Side, dir: Direction): PhysicalSide {
  if (side === 'inline-start') return dir === 'rtl' ? 'right' : 'left'
  if (side === 'inline-end') return dir === 'rtl' ? 'left' : 'right'
  return side
}

/** Returns the side if it is valid, otherwise the fallback, with a development warning. */
export const resolveSide = (side: Side, fallback: 'top' | 'bottom'): Side =>
  resolveOption('Popover, Tooltip or menu', 'side', side, sides, fallback)
