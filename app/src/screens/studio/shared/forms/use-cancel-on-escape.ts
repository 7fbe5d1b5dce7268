import { isComposing } from '@saha/ui/composition'
import { useEffect, useRef } from 'react'

/** Escape closed a layer, or was pressed outside the main content. */
const isHandledElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  !(event.target instanceof Element && (event.target === document.body || event.target.closest('main')))

/**
 * Cancels when Escape is pressed anywhere in the tool.
 *
 * @param isActive whether a request is running
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
