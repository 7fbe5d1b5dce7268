import { starPath } from '@saha/ui/star-motif'
import { clsx } from 'clsx'
import type { Diagram } from '../../../packages/machines/src/testing/diagram.ts'
import { measures, notesOf, noteWidth, rowTextOf, staysOf } from '../layout/measures.ts'
import type { StateBoxProps } from './state-box.tsx'
import { isLeaf, noteLook, wordLook } from './state-look.ts'

interface StateNameProps extends StateBoxProps {
  /** @default as in a chart that is read */
  size?: number
}

/** What a state is called. */
export function StateName({ state, box, lights, size = measures.title.size }: StateNameProps) {
  return (
    <text
      x={box.x + measures.padding}
      y={box.y + Math.round(size * 1.36)}
      fontSize={size}
      className={clsx(wordLook(state, lights), 'font-code font-bold')}
    >
      {state.key}
    </text>
  )
}

/** What a state is called, holds and wears, and what it does without leaving; drawn over the lines that cross it. */
export function StateWords({ diagram, state, box, lights }: StateBoxProps & { diagram: Diagram }) {
  const { title, padding, row } = measures
  const x = box.x + padding
  const y = box.y + title.line
  const words = wordLook(state, lights)
  const notes = notesOf(state)
  const noteX = notes.map((_, index) =>
    notes.slice(0, index).reduce((sum, note) => sum + noteWidth(note.text) + 8, x),
  )
  const rowsY = y + (notes.length > 0 ? row.line + 3 : 0)
  const isLit = isLeaf(state) && lights.active.has(state.id)
  return (
    <g fontSize={row.size} className="font-code">
      <StateName state={state} box={box} lights={lights} />
      {isLit && (
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
            width={noteWidth(note)}
            height={row.line - 1}
            rx={kind === 'holds' ? 5 : 9}
            className={noteLook(kind, isLit).box}
          />
          <text x={(noteX[index] ?? x) + 7} y={y + row.line - 1} className={noteLook(kind, isLit).text}>
            {note}
          </text>
        </g>
      ))}
      {staysOf(diagram, state).map((edge, index) => {
        const { trigger, guard, effect } = rowTextOf(edge)
        const isTaken = lights.taken.has(edge.id)
        return (
          <text
            key={edge.id}
            x={x}
            y={rowsY + (index + 1) * row.line}
            data-taken={isTaken}
            className={clsx(words, isTaken && 'font-bold underline')}
          >
            {trigger}
            <tspan className={isLit ? '' : 'fill-ink-muted forced:fill-[CanvasText]'}>
              {guard}
              {effect}
            </tspan>
          </text>
        )
      })}
    </g>
  )
}
