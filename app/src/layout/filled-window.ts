import { useLayoutEffect } from 'react'

/**
 * Says on the root that one thing has the window, as a conversation does, so that nothing is laid over it. Not asked with
 * `body:has(…)`: whatever comes or goes anywhere would then have the whole page styled anew.
 */
export function useFilledWindow(filled: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (filled) dataset.filled = ''
    return () => {
      delete dataset.filled
    }
  }, [filled])
}
