import { starPath } from '@saha/ui/star-motif'
import type { Highlights } from '../chart/highlights.ts'
import { headPath, roundedPath } from '../chart/path.ts'
import { StateBox } from '../chart/state-box.tsx'
import { StateName } from '../chart/state-label.tsx'
import type { ChartLayout } from '../layout/layout.ts'
import { measures } from '../layout/measures.ts'

interface ChartThumbnailProps {
  layout: ChartLayout
  highlights: Highlights
}

/** A small chart with state names and highlights. */
export const ChartThumbnail = ({
  layout: { width, height, states, arrows },
  highlights,
}: ChartThumbnailProps) => (
  <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-auto max-h-64 w-full">
    {states.map(({ state, box }) => (
      <StateBox key={state.id} state={state} box={box} highlights={highlights} />
    ))}
    <g className="fill-line-strong stroke-line-strong opacity-60 forced:fill-[CanvasText] forced:stroke-[CanvasText]">
      {/* One path for all lines, because a page shows dozens of charts. */}
      <path d={arrows.map(({ points }) => roundedPath(points)).join('')} fill="none" strokeWidth={1.5} />
      <path d={arrows.map(({ points }) => headPath(points)).join('')} stroke="none" />
    </g>
    {states.map(({ state, box }) => (
      <StateName
        key={state.id}
        state={state}
        box={box}
        highlights={highlights}
        size={measures.thumbnail.size}
      />
    ))}
    {states
      .filter(({ state }) => state.children.length === 0 && highlights.active.has(state.id))
      .map(({ state, box }) => (
        <path
          key={state.id}
          d={starPath(26)}
          transform={`translate(${box.x + box.width - 2} ${box.y + 2})`}
          className="fill-ink stroke-ground forced:fill-[CanvasText] forced:stroke-[Canvas]"
        />
      ))}
  </svg>
)
