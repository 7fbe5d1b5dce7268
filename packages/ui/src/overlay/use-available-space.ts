import { useSyncExternalStore } from 'react'
import { knownSide, type Side } from './logical-side.ts'

/** On a phone there is no room beside anything; Radix would squeeze the content into what there is. */
const narrow = '(width < 560px)'

function follow(changed: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is none now: a device may be turned while something is open. */
const useIsNarrow = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(narrow).matches,
    () => false,
  )

/** The side to open on: beside where the screen is wide enough for it, else `otherwise`. */
export function useRoomySide(side: Side, otherwise: 'top' | 'bottom'): Side {
  const isNarrow = useIsNarrow()
  const chosen = knownSide(side, otherwise)
  return chosen.startsWith('inline') && isNarrow ? otherwise : chosen
}

/**
 * How far a submenu stands from its item, in px. Two menus do not fit side by side on a phone; an offset into
 * the parent lays one over the other and leaves a strip of the parent in sight.
 */
export const useSubmenuOffset = () => (useIsNarrow() ? -150 : 4)
