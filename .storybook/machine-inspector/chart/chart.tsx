import type { DiagramState } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { ChartLayout } from '../layout/layout.ts'
import { measures } from '../layout/measures.ts'
import { Arrow, ArrowLabel } from './arrow.tsx'
import type { ChartActions } from './chart-actions.ts'
import './chart.css'
import { CollapseToggle } from './collapse-toggle.tsx'
import type { Highlights } from './highlights.ts'
import { headPath, roundedPath } from './path.ts'
import { StateBox } from './state-box.tsx'
import { StateLabel } from './state-label.tsx'
import type { View } from './viewport.ts'

/** The root stays open, because nothing would be left. */
const isCollapsible = ({ parent, children }: DiagramState) => parent !== undefined && children.length > 0

interface ChartProps {
  layout: ChartLayout
  highlights: Highlights
  /** Accessible name; the list next to the chart has the details. */
  label: string
  /** Changes with every action. @default 0 */
  version?: number
  view: View
  /** Without them the chart is an image. */
  actions?: ChartActions
}

/** Draws a chart layout. Like code, it is left to right in every language. */
export function Chart({ layout, highlights, label, version = 0, view, actions }: ChartProps) {
  const { diagram, states, arrows, starts, anyMarks } = layout
  return (
    <svg
      role={actions ? 'group' : 'img'}
      aria-label={label}
      direction="ltr"
      className="absolute inset-0 size-full"
    >
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
        <g aria-hidden={actions ? true : undefined}>
          {states.map(({ state, box }) => (
            <StateBox key={state.id} state={state} box={box} highlights={highlights} />
          ))}
          {starts.map(({ id, points, dot }) => (
            <g
              key={id}
              className="fill-ink-muted stroke-ink-muted forced:fill-[CanvasText] forced:stroke-[CanvasText]"
            >
              <circle
                cx={dot.x + dot.width / 2}
                cy={dot.y + dot.height / 2}
                r={dot.width / 2}
                stroke="none"
              />
              <path d={roundedPath(points)} fill="none" strokeWidth={1.25} />
              <path d={headPath(points, 8)} stroke="none" />
            </g>
          ))}
          {arrows.map((arrow) => (
            <Arrow key={arrow.id} arrow={arrow} highlights={highlights} version={version} />
          ))}
          {anyMarks.map(({ of, box }) => (
            <g key={of}>
              <rect
                {...box}
                rx={box.height / 2}
                className="fill-surface stroke-line-strong forced:fill-[Canvas] forced:stroke-[CanvasText]"
                strokeDasharray="3 3"
              />
              <text
                x={box.x + box.width / 2}
                y={box.y + 15}
                textAnchor="middle"
                fontSize={measures.label.size}
                className="fill-ink-muted font-code forced:fill-[CanvasText]"
              >
                any
              </text>
            </g>
          ))}
          {states.map(({ state, box }) => (
            <StateLabel key={state.id} diagram={diagram} state={state} box={box} highlights={highlights} />
          ))}
        </g>
        {actions &&
          states
            .filter(({ state }) => isCollapsible(state) || actions.collapsed.has(state.id))
            .map(({ state, box }) => (
              <CollapseToggle key={state.id} state={state} box={box} actions={actions} />
            ))}
        {arrows.map((arrow) => (
          <ArrowLabel key={arrow.id} arrow={arrow} highlights={highlights} actions={actions} />
        ))}
      </g>
    </svg>
  )
}
