import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives focus to a place when what had it is gone: whoever pressed a button goes on from what came instead of it. On
 * arriving it takes focus from nobody.
 *
 * @param moment changes when a button may go
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>, moment: string): void {
  const before = useRef(moment)
  useEffect(() => {
    if (before.current === moment) return
    before.current = moment
    if (document.activeElement === document.body) place.current?.focus()
  }, [place, moment])
}
