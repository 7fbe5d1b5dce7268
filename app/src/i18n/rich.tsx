import type { ReactNode } from 'react'
import { useLocale } from './provider.tsx'

/**
 * A message with elements. Keyed by language: in a page translated by the browser, React cannot find the old text
 * nodes.
 */
export function Rich({ children }: { children: ReactNode }) {
  return (
    <span key={useLocale()} className="contents">
      {children}
    </span>
  )
}
