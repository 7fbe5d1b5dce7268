import { StarMotif } from '@saha/ui'
import type { ReactNode } from 'react'

/**
 * The ground of a tool's drawing: the star of the square, upon which a tool draws itself on a grid of 48 by 48 in
 * `stroke-ink` and `fill-surface`, with one thing in saffron (`fill-action`). As large as the text around it says.
 */
export const ToolIconFrame = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="relative inline-grid size-[3em] shrink-0 place-items-center">
    <StarMotif size="100%" courtyard={false} className="absolute inset-0 text-selection" />
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="relative size-full stroke-ink"
    >
      {children}
    </svg>
  </span>
)
