import { useCallback, useState } from 'react'

/** Returns a ref and whether its element is in or near the viewport. */
export function useIsNear(margin = '200px'): [ref: (element: Element | null) => void, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(
        (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return [ref, isNear]
}
