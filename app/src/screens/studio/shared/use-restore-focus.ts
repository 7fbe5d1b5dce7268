import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives focus to a place when what had it is gone: whoever pressed a button goes on from what came instead of it. On
 * arriving it takes focus from nobody.
 *
 * @param state changes when a button may go
 */
export function useRestoreFocus(target: RefObject<HTMLElement | null>, state: string): void {
  const previous = useRef(state)
  useEffect(() => {
    if (previous.current === state) return
    previous.current = state
    if (document.activeElement === document.body) target.current?.focus()
  }, [target, state])
}
