import { isComposing } from '@saha/ui/composition'
import { useEffect, useRef } from 'react'

/** Whether Escape belongs to something else: a layer that it has closed, or a field outside the tool. */
const isHandledElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  !(event.target instanceof Element && (event.target === document.body || event.target.closest('main')))

/**
 * Stops what is under way when Escape is pressed, wherever in the tool focus is.
 *
 * @param isActive whether there is something to stop
 */
export function useCancelOnEscape(isActive: boolean, cancel: () => void): void {
  const latest = useRef(cancel)
  useEffect(() => {
    latest.current = cancel
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event) && !isHandledElsewhere(event)) latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isActive])
}
