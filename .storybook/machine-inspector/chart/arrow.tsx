import { clsx } from 'clsx'
import type { DiagramEdge } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { ChartLayout } from '../layout/layout.ts'
import { getLabelLines, measures } from '../layout/measures.ts'
import { ChartButton } from './chart-button.tsx'
import type { ChartActions } from './chart-actions.ts'
import type { Highlights } from './highlights.ts'
import { headPath, roundedPath } from './path.ts'

interface ArrowProps {
  arrow: ChartLayout['arrows'][number]
  highlights: Highlights
  /** Changes with every action, so that a transition taken twice glows twice. */
  version: number
}

type Tone = 'taken' | 'open' | 'quiet'

const lineStyles: Record<Tone, string> = {
  taken: 'text-action-edge dark:text-action forced:text-[Highlight]',
  open: 'text-selection-edge forced:text-[CanvasText]',
  quiet: 'text-line-strong opacity-60 forced:text-[GrayText]',
}

const getTone = ({ edges }: ArrowProps['arrow'], { taken, open }: Highlights): Tone => {
  if (edges.some(({ id }) => taken.has(id))) return 'taken'
  return edges.some(({ id }) => open.has(id)) ? 'open' : 'quiet'
}

const lineWidths: Record<Tone, number> = { taken: 3.5, open: 1.75, quiet: 1.25 }

/** The line of a transition. It glows once when the transition was taken. */
export function Arrow({ arrow, highlights, version }: ArrowProps) {
  const tone = getTone(arrow, highlights)
  const d = roundedPath(arrow.points)
  return (
    <g data-taken={tone === 'taken'} className={lineStyles[tone]} fill="none" stroke="currentColor">
      {tone === 'taken' && (
        <path key={version} d={d} strokeWidth={14} strokeLinecap="round" className="chart-glow" />
      )}
      <path d={d} strokeWidth={lineWidths[tone]} />
      <path d={headPath(arrow.points, tone === 'taken' ? 12 : 9)} fill="currentColor" stroke="none" />
    </g>
  )
}

const boxStyles: Record<Tone, string> = {
  taken: 'fill-action stroke-action-edge',
  open: 'fill-selection stroke-selection-edge',
  quiet: 'fill-ground stroke-line',
}

const labelStyles: Record<Tone, string> = {
  taken: 'fill-on-action font-bold',
  open: 'fill-link',
  quiet: 'fill-ink-muted',
}

interface ArrowLabelProps extends Omit<ArrowProps, 'version'> {
  actions: ChartActions | undefined
}

/** The triggers of transitions, on their line. Those of the current state are buttons. */
export function ArrowLabel({ arrow, highlights, actions }: ArrowLabelProps) {
  const { x, y, width, height } = arrow.label
  const { size, line } = measures.label
  const tone = getTone(arrow, highlights)
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        className={clsx(boxStyles[tone], 'forced:fill-[Canvas] forced:stroke-[CanvasText]')}
      />
      {arrow.edges.map((edge, index) => {
        const texts = getLabelLines([edge])
        const top = y + getLabelLines(arrow.edges.slice(0, index)).length * line
        const label = texts.map(({ kind, text }, at) => (
          <text
            key={kind}
            x={x + width / 2}
            y={top + (at + 1) * line - 1}
            fontSize={size}
            textAnchor="middle"
            className={clsx(
              'font-code forced:fill-[CanvasText]',
              tone === 'taken' && !highlights.taken.has(edge.id) ? 'fill-on-action' : labelStyles[tone],
            )}
          >
            {text}
          </text>
        ))
        const box = { x: x + 1, y: top + 2, width: width - 2, height: texts.length * line + 1 }
        const { onPress, onReveal } = actions ?? {}
        const isPressable = isPressableTrigger(edge) && highlights.open.has(edge.id)
        return onPress && onReveal && isPressable ? (
          <ChartButton
            key={edge.id}
            label={[...texts.map(({ text }) => text), '→', edge.to?.split('.').slice(1).join('.')].join(' ')}
            box={box}
            onPress={() => onPress(edge)}
            onFocus={() => onReveal(arrow.label)}
          >
            {label}
          </ChartButton>
        ) : (
          <g key={edge.id} aria-hidden={actions ? true : undefined}>
            {label}
          </g>
        )
      })}
    </g>
  )
}

/** Eventless transitions and the end of children happen without an event. */
const isPressableTrigger = ({ trigger: { kind } }: DiagramEdge) => kind !== 'always' && kind !== 'done'
