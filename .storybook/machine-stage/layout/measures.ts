import type { Diagram, DiagramEdge, DiagramState } from '../../../packages/machines/src/testing/diagram.ts'
import { formatTrigger } from '../../../packages/machines/src/testing/diagram.ts'

/**
 * Sizes of what a chart is made of, in its own units. Letters of the code face are all as wide as each
 * other, so that a chart is laid out the same wherever that is done.
 */
export const measures = {
  title: { size: 14, line: 22 },
  /** A name in a chart seen from afar. */
  afar: { size: 19, line: 29 },
  row: { size: 11.5, line: 19 },
  label: { size: 11.5, line: 16 },
  padding: 12,
  dot: 10,
  any: { width: 40, height: 22 },
} as const

/** Wider than any code face's letters, by a little. */
const letter = 0.62

export const widthOf = (text: string, size: number) => Math.ceil(text.length * size * letter)

/** What a transition that stays where it is says in its state's box. */
export const rowTextOf = ({ trigger, guard, actions }: DiagramEdge) => ({
  trigger: formatTrigger(trigger),
  guard: guard ? ` [${guard}]` : '',
  effect: actions.length > 0 ? ` / ${actions.join(', ')}` : ' ∅',
})

/** What a state holds and wears, beneath its name. */
export const notesOf = ({ holds, tags }: DiagramState) => [
  ...holds.map((name) => ({ kind: 'holds' as const, text: name })),
  ...tags.map((name) => ({ kind: 'tag' as const, text: name })),
]

const noteGap = 8

export const noteWidth = (text: string) => widthOf(text, measures.row.size) + 14

/** The transitions of a state that stay where they are. */
export const staysOf = ({ edges }: Diagram, { id }: DiagramState) =>
  edges.filter(({ from, to }) => from === id && to === undefined)

/** How much room a state's name takes, for a chart seen from afar. */
export const nameOnly = ({ key }: DiagramState) => ({
  width: widthOf(key, measures.afar.size) + 2 * measures.padding,
  height: measures.afar.line + 8,
})

/** How much room a state's own words take, whatever it holds inside. */
export const wordsOf = (diagram: Diagram, state: DiagramState) => {
  const { title, row, padding } = measures
  const notes = notesOf(state)
  const stays = staysOf(diagram, state).map(rowTextOf)
  const widths = [
    widthOf(state.key, title.size),
    notes.reduce((sum, { text }) => sum + noteWidth(text) + noteGap, -noteGap),
    ...stays.map(({ trigger, guard, effect }) => widthOf(`${trigger}${guard}${effect}`, row.size)),
  ]
  return {
    width: Math.max(...widths) + 2 * padding,
    height: title.line + (notes.length > 0 ? row.line + 3 : 0) + stays.length * row.line + padding + 4,
  }
}

/** The lines of an arrow's label: one for each transition it stands for, its guard beneath it. */
export const labelLinesOf = (edges: readonly DiagramEdge[]) =>
  edges.flatMap(({ id, trigger, guard }) => [
    { id, kind: 'trigger' as const, text: formatTrigger(trigger) },
    ...(guard ? [{ id, kind: 'guard' as const, text: `[${guard}]` }] : []),
  ])

export const labelSizeOf = (edges: readonly DiagramEdge[]) => {
  const lines = labelLinesOf(edges)
  const { size, line } = measures.label
  return {
    width: Math.max(...lines.map(({ text }) => widthOf(text, size))) + 14,
    height: lines.length * line + 6,
  }
}
