import { useEffect, type RefObject } from 'react'

/**
 * Takes focus when what had it is gone: whoever pressed a button goes on from what came in its place.
 *
 * @param moment what else than arriving may take a pressed button away
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>, moment?: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [place, moment])
}
