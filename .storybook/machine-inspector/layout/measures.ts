import type { Diagram, DiagramEdge, DiagramState } from '../../../packages/machines/src/testing/diagram.ts'
import { formatTrigger } from '../../../packages/machines/src/testing/diagram.ts'

/**
 * Sizes of what a chart is made of, in its own units. Letters of the code face are all as wide as each
 * other, so that a chart is laid out the same wherever that is done.
 */
export const measures = {
  title: { size: 14, line: 22 },
  /** A name in a chart seen from afar. */
  thumbnail: { size: 19, line: 29 },
  row: { size: 11.5, line: 19 },
  label: { size: 11.5, line: 16 },
  padding: 12,
  dot: 10,
  any: { width: 40, height: 22 },
} as const

/** Wider than any code face's letters, by a little. */
const letterWidth = 0.62

export const getTextWidth = (text: string, size: number) => Math.ceil(text.length * size * letterWidth)

/** What a transition that stays where it is says in its state's box. */
export const formatInternalTransition = ({ trigger, guard, actions }: DiagramEdge) => ({
  trigger: formatTrigger(trigger),
  guard: guard ? ` [${guard}]` : '',
  effect: actions.length > 0 ? ` / ${actions.join(', ')}` : ' ∅',
})

/** What a state holds and wears, beneath its name. */
export const getNotes = ({ holds, tags }: DiagramState) => [
  ...holds.map((name) => ({ kind: 'holds' as const, text: name })),
  ...tags.map((name) => ({ kind: 'tag' as const, text: name })),
]

const noteGap = 8

export const getNoteWidth = (text: string) => getTextWidth(text, measures.row.size) + 14

/** The transitions of a state that stay where they are. */
export const getInternalTransitions = ({ edges }: Diagram, { id }: DiagramState) =>
  edges.filter(({ from, to }) => from === id && to === undefined)

/** How much room a state's name takes, for a chart seen from afar. */
export const getNameSize = ({ key }: DiagramState) => ({
  width: getTextWidth(key, measures.thumbnail.size) + 2 * measures.padding,
  height: measures.thumbnail.line + 8,
})

/** How much room a state's own words take, whatever it holds inside. */
export const getStateLabelSize = (diagram: Diagram, state: DiagramState) => {
  const { title, row, padding } = measures
  const notes = getNotes(state)
  const internalTransitions = getInternalTransitions(diagram, state).map(formatInternalTransition)
  const widths = [
    getTextWidth(state.key, title.size),
    notes.reduce((sum, { text }) => sum + getNoteWidth(text) + noteGap, -noteGap),
    ...internalTransitions.map(({ trigger, guard, effect }) =>
      getTextWidth(`${trigger}${guard}${effect}`, row.size),
    ),
  ]
  return {
    width: Math.max(...widths) + 2 * padding,
    height:
      title.line +
      (notes.length > 0 ? row.line + 3 : 0) +
      internalTransitions.length * row.line +
      padding +
      4,
  }
}

/** The lines of an arrow's label: one for each transition it stands for, its guard beneath it. */
export const getLabelLines = (edges: readonly DiagramEdge[]) =>
  edges.flatMap(({ id, trigger, guard }) => [
    { id, kind: 'trigger' as const, text: formatTrigger(trigger) },
    ...(guard ? [{ id, kind: 'guard' as const, text: `[${guard}]` }] : []),
  ])

export const getLabelSize = (edges: readonly DiagramEdge[]) => {
  const lines = getLabelLines(edges)
  const { size, line } = measures.label
  return {
    width: Math.max(...lines.map(({ text }) => getTextWidth(text, size))) + 14,
    height: lines.length * line + 6,
  }
}
