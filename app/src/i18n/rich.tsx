import type { ReactNode } from 'react'
import { useLocale } from './provider.tsx'

/**
 * A message that has elements in it. Each language brings an element of its own, because another language puts other texts
 * between them, and in a page that the browser has translated React does not find those that were there.
 */
export function Rich({ children }: { children: ReactNode }) {
  return (
    <span key={useLocale()} className="contents">
      {children}
    </span>
  )
}
