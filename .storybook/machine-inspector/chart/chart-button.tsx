import { isComposing } from '@saha/ui/composition'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Box } from '../layout/layout.ts'

interface ChartButtonProps {
  label: string
  box: Box
  isExpanded?: boolean
  onPress: () => void
  onFocus: () => void
  children: ReactNode
}

/** A button inside a chart. SVG has none, and a panel offers the same actions as HTML buttons. */
export function ChartButton({ label, box, isExpanded, onPress, onFocus, children }: ChartButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onPress()
  }
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button element
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-expanded={isExpanded}
      className="chart-button"
      onClick={onPress}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onFocus()
      }}
    >
      <rect {...box} rx={6} className="chart-button-area" />
      {children}
    </g>
  )
}
