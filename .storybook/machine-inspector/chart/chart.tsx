import { clsx } from 'clsx'
import type { ChartLayout } from '../layout/layout.ts'
import { measures } from '../layout/measures.ts'
import { Arrow, ArrowLabel } from './arrow.tsx'
import './chart.css'
import type { Highlights } from './highlights.ts'
import { headPath, roundedPath } from './path.ts'
import { StateBox } from './state-box.tsx'
import { StateLabel } from './state-label.tsx'

export interface ChartProps {
  layout: ChartLayout
  highlights: Highlights
  /** Accessible name of the image; the list next to it has the details. */
  label: string
  /** Changes with every action. @default 0 */
  version?: number
  /** Minimum scale before the chart scrolls instead. @default 0 */
  smallest?: number
  className?: string
}

/** Draws a chart layout. Like code, it is left to right in every language. */
export function Chart({ layout, highlights, label, version = 0, smallest = 0, className }: ChartProps) {
  const { diagram, width, height, states, arrows, starts, anyMarks } = layout
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image drawn here cannot be an <img>
      role="img"
      aria-label={label}
      direction="ltr"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      style={{ minInlineSize: width * smallest }}
      className={clsx('h-auto', className)}
    >
      {states.map(({ state, box }) => (
        <StateBox key={state.id} state={state} box={box} highlights={highlights} />
      ))}
      {starts.map(({ id, points, dot }) => (
        <g
          key={id}
          className="fill-ink-muted stroke-ink-muted forced:fill-[CanvasText] forced:stroke-[CanvasText]"
        >
          <circle cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={dot.width / 2} stroke="none" />
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
      {arrows.map((arrow) => (
        <ArrowLabel key={arrow.id} arrow={arrow} highlights={highlights} />
      ))}
    </svg>
  )
}
