import { useLayoutEffect } from 'react'

/**
 * Marks the root while one view fills the window, such as a conversation, so that floating buttons hide. An
 * attribute, because `body:has(…)` would restyle the page on every DOM change.
 */
export function useFullViewport(filled: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (filled) dataset.filled = ''
    return () => {
      delete dataset.filled
    }
  }, [filled])
}
