import { clsx } from 'clsx'
import type { Drawing } from '../layout/layout.ts'
import { labelLinesOf, measures } from '../layout/measures.ts'
import type { Lights } from './lights.ts'
import { headPath, roundedPath } from './path.ts'

interface ArrowProps {
  arrow: Drawing['arrows'][number]
  lights: Lights
  /** Changes with every action, so that an arrow taken twice glows twice. */
  beat: number
}

type Tone = 'taken' | 'open' | 'quiet'

const lines: Record<Tone, string> = {
  taken: 'text-action-edge dark:text-action forced:text-[Highlight]',
  open: 'text-selection-edge forced:text-[CanvasText]',
  quiet: 'text-line-strong opacity-60 forced:text-[GrayText]',
}

const toneOf = ({ edges }: ArrowProps['arrow'], { taken, open }: Lights): Tone => {
  if (edges.some(({ id }) => taken.has(id))) return 'taken'
  return edges.some(({ id }) => open.has(id)) ? 'open' : 'quiet'
}

const width: Record<Tone, number> = { taken: 3.5, open: 1.75, quiet: 1.25 }

/** The line of a transition. What was just taken glows once. */
export function Arrow({ arrow, lights, beat }: ArrowProps) {
  const tone = toneOf(arrow, lights)
  const d = roundedPath(arrow.points)
  return (
    <g data-taken={tone === 'taken'} className={lines[tone]} fill="none" stroke="currentColor">
      {tone === 'taken' && (
        <path key={beat} d={d} strokeWidth={14} strokeLinecap="round" className="chart-glow" />
      )}
      <path d={d} strokeWidth={width[tone]} />
      <path d={headPath(arrow.points, tone === 'taken' ? 12 : 9)} fill="currentColor" stroke="none" />
    </g>
  )
}

const pills: Record<Tone, string> = {
  taken: 'fill-action stroke-action-edge',
  open: 'fill-selection stroke-selection-edge',
  quiet: 'fill-ground stroke-line',
}

const words: Record<Tone, string> = {
  taken: 'fill-on-action font-bold',
  open: 'fill-link',
  quiet: 'fill-ink-muted',
}

/** What sets a transition off, on its line. */
export function ArrowLabel({ arrow, lights }: Omit<ArrowProps, 'beat'>) {
  const { x, y, width, height } = arrow.label
  const { size, line } = measures.label
  const tone = toneOf(arrow, lights)
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        className={clsx(pills[tone], 'forced:fill-[Canvas] forced:stroke-[CanvasText]')}
      />
      {labelLinesOf(arrow.edges).map(({ id, kind, text }, index) => (
        <text
          key={`${id} ${kind}`}
          x={x + width / 2}
          y={y + (index + 1) * line - 1}
          fontSize={size}
          textAnchor="middle"
          className={clsx(
            'font-code forced:fill-[CanvasText]',
            tone === 'taken' && !lights.taken.has(id) ? 'fill-on-action' : words[tone],
          )}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
