import { useSyncExternalStore } from 'react'
import { resolveSide, type Side } from './logical-side.ts'

/** Below this width nothing fits next to a trigger; Radix would squeeze the popup. */
const narrowQuery = '(width < 560px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(narrowQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Reacts to changes, as a device may be rotated while an overlay is open. */
const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrowQuery).matches,
    () => false,
  )

/** Returns `side`, or `otherwise` for inline sides on narrow screens. */
export function useAvailableSide(side: Side, fallback: 'top' | 'bottom'): Side {
  const isNarrow = useIsNarrow()
  const preferred = resolveSide(side, fallback)
  return preferred.startsWith('inline') && isNarrow ? fallback : preferred
}

/**
 * Returns the distance of a submenu from its item, in px. On a phone two menus do not fit side by side: a negative
 * offset overlaps them and leaves a strip of the parent visible.
 */
export const useSubmenuOffset = () => (useIsNarrow() ? -150 : 4)
