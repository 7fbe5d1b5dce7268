import { StarMotif } from '@saha/ui'
import type { ReactNode } from 'react'

/**
 * Frame of a tool's icon: a star behind a 48 × 48 grid. Icons use `stroke-ink` and `fill-surface`, with one shape in
 * `fill-action`. Scales with the font size.
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
