import { starPath } from '@saha/ui/star-motif'
import { clsx } from 'clsx'
import type { Diagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import {
  measures,
  getNotes,
  getNoteWidth,
  formatInternalTransition,
  getInternalTransitions,
} from '../layout/measures.ts'
import type { StateBoxProps } from './state-box.tsx'
import { isAtomicState, getNoteStyles, getTextStyles } from './state-styles.ts'

interface StateNameProps extends StateBoxProps {
  /** Font size. @default that of a full-size chart */
  size?: number
}

/** The name of a state. */
export function StateName({ state, box, highlights, size = measures.title.size }: StateNameProps) {
  return (
    <text
      x={box.x + measures.padding}
      y={box.y + Math.round(size * 1.36)}
      fontSize={size}
      className={clsx(getTextStyles(state, highlights), 'font-code font-bold')}
    >
      {state.key}
    </text>
  )
}

/** Name, resources, tags and internal transitions of a state. Drawn above the lines that cross it. */
export function StateLabel({ diagram, state, box, highlights }: StateBoxProps & { diagram: Diagram }) {
  const { title, padding, row } = measures
  const x = box.x + padding
  const y = box.y + title.line
  const textStyles = getTextStyles(state, highlights)
  const notes = getNotes(state)
  const noteX = notes.map((_, index) =>
    notes.slice(0, index).reduce((sum, note) => sum + getNoteWidth(note.text) + 8, x),
  )
  const rowsY = y + (notes.length > 0 ? row.line + 3 : 0)
  const isActive = isAtomicState(state) && highlights.active.has(state.id)
  return (
    <g fontSize={row.size} className="font-code">
      <StateName state={state} box={box} highlights={highlights} />
      {isActive && (
        <path
          d={starPath(18)}
          transform={`translate(${box.x + box.width - 2} ${box.y + 2})`}
          className="fill-ink stroke-ground forced:fill-[CanvasText] forced:stroke-[Canvas]"
        />
      )}
      {notes.map(({ kind, text: note }, index) => (
        <g key={`${kind} ${note}`}>
          <rect
            x={noteX[index]}
            y={y + 5}
            width={getNoteWidth(note)}
            height={row.line - 1}
            rx={kind === 'holds' ? 5 : 9}
            className={getNoteStyles(kind, isActive).box}
          />
          <text
            x={(noteX[index] ?? x) + 7}
            y={y + row.line - 1}
            className={getNoteStyles(kind, isActive).text}
          >
            {note}
          </text>
        </g>
      ))}
      {getInternalTransitions(diagram, state).map((edge, index) => {
        const { trigger, guard, effect } = formatInternalTransition(edge)
        const isTaken = highlights.taken.has(edge.id)
        return (
          <text
            key={edge.id}
            x={x}
            y={rowsY + (index + 1) * row.line}
            data-taken={isTaken}
            className={clsx(textStyles, isTaken && 'font-bold underline')}
          >
            {trigger}
            <tspan className={isActive ? '' : 'fill-ink-muted forced:fill-[CanvasText]'}>
              {guard}
              {effect}
            </tspan>
          </text>
        )
      })}
    </g>
  )
}
