import type {
  Diagram,
  DiagramEdge,
  DiagramState,
} from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { formatTrigger } from '../../../packages/machines/src/testing/documentation/diagram.ts'

/**
 * Sizes of chart elements. The code font is monospaced, so text is measured by counting: the layout is the same on
 * every machine.
 */
export const measures = {
  title: { size: 14, line: 22 },
  /** State names in a thumbnail. */
  thumbnail: { size: 19, line: 29 },
  row: { size: 11.5, line: 19 },
  label: { size: 11.5, line: 16 },
  padding: 12,
  dot: 10,
  any: { width: 40, height: 22 },
} as const

/** Slightly wider than a letter of any code font, in em. */
const letterWidth = 0.62

const getTextWidth = (text: string, size: number) => Math.ceil(text.length * size * letterWidth)

/** Formats an internal transition as a row in its state's box. */
export const formatInternalTransition = ({ trigger, guard, actions }: DiagramEdge) => ({
  trigger: formatTrigger(trigger),
  guard: guard ? ` [${guard}]` : '',
  effect: actions.length > 0 ? ` / ${actions.join(', ')}` : ' ∅',
})

/** Returns resources and tags of a state, shown below its name. */
export const getNotes = ({ holds, tags }: DiagramState) => [
  ...holds.map((name) => ({ kind: 'holds' as const, text: name })),
  ...tags.map((name) => ({ kind: 'tag' as const, text: name })),
]

const noteGap = 8

export const getNoteWidth = (text: string) => getTextWidth(text, measures.row.size) + 14

/** Returns the internal transitions of a state. */
export const getInternalTransitions = ({ edges }: Diagram, { id }: DiagramState) =>
  edges.filter(({ from, to }) => from === id && to === undefined)

/** Returns the size of a state's name in a thumbnail. */
export const getNameSize = ({ key }: DiagramState) => ({
  width: getTextWidth(key, measures.thumbnail.size) + 2 * measures.padding,
  height: measures.thumbnail.line + 8,
})

/** Returns the size of a state's label, without its children. */
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

/** Returns the lines of an arrow's label: each trigger, followed by its guard. */
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
