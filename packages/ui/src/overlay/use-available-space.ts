import { useSyncExternalStore } from 'react'
import { knownSide, type Side } from './logical-side.ts'

/** Below this width nothing fits next to a trigger; Radix would squeeze the popup. */
const narrow = '(width < 560px)'

function follow(changed: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Reacts to changes, as a device may be rotated while an overlay is open. */
const useIsNarrow = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(narrow).matches,
    () => false,
  )

/** Returns `side`, or `otherwise` for inline sides on narrow screens. */
export function useRoomySide(side: Side, otherwise: 'top' | 'bottom'): Side {
  const isNarrow = useIsNarrow()
  const chosen = knownSide(side, otherwise)
  return chosen.startsWith('inline') && isNarrow ? otherwise : chosen
}

/**
 * Returns the distance of a submenu from its item, in px. On a phone two menus do not fit side by side: a negative
 * offset overlaps them and leaves a strip of the parent visible.
 */
export const useSubmenuOffset = () => (useIsNarrow() ? -150 : 4)
