import type { DiagramState } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { Box } from '../layout/layout.ts'
import { useMessages } from '../messages.ts'
import { ChartButton } from './chart-button.tsx'
import type { ChartActions } from './chart-actions.ts'

const size = 24

interface CollapseToggleProps {
  state: DiagramState
  box: Box
  actions: ChartActions
}

/** Hides or shows the states inside a state. In the corner of its box. */
export function CollapseToggle({ state, box, actions }: CollapseToggleProps) {
  const messages = useMessages()
  const isExpanded = !actions.collapsed.has(state.id)
  const area = { x: box.x + box.width - size - 4, y: box.y + 4, width: size, height: size }
  const middle = { x: area.x + size / 2, y: area.y + size / 2 }
  return (
    <ChartButton
      label={messages.statesInside(state.key)}
      box={area}
      isExpanded={isExpanded}
      onPress={() => actions.onToggle(state.id)}
      onFocus={() => actions.onReveal(area)}
    >
      <path
        d={`M${middle.x - 5} ${middle.y}h10${isExpanded ? '' : `M${middle.x} ${middle.y - 5}v10`}`}
        strokeWidth={2}
        strokeLinecap="round"
        className="fill-none stroke-ink forced:stroke-[CanvasText]"
      />
    </ChartButton>
  )
}
