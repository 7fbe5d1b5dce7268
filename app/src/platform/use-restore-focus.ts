import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the target when the focused element disappears with a change of state. Does nothing on mount.
 *
 * @param state changes when the focused element may disappear
 */
export function useRestoreFocus(target: RefObject<HTMLElement | null>, state: string): void {
  const previous = useRef(state)
  useEffect(() => {
    if (previous.current === state) return
    previous.current = state
    if (document.activeElement === document.body) target.current?.focus()
  }, [target, state])
}
