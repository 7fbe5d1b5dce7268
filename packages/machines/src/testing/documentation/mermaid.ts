import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getName, listTransitions } from '../chart.ts'
import { parseTrigger, formatTrigger } from './diagram.ts'

/**
 * Draws a chart as a mermaid state diagram: every state, and every transition with a target, with its guard.
 * Transitions of a compound state to its own children start from a state "anywhere" inside it, because mermaid cannot
 * draw them.
 */
export const toMermaid = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...malformedParts(machine.root).map((line) => `  ${line}`)].join('\n')

const idOf = (node: AnyStateNode) => node.path.join('_') || 'root'
const anywhereIn = (node: AnyStateNode) => `${idOf(node)}_anywhere`

const isWithin = (node: AnyStateNode, holder: AnyStateNode): boolean =>
  node === holder || (node.parent ? isWithin(node.parent, holder) : false)

const malformedParts = (node: AnyStateNode): string[] => {
  const children = Object.values(node.states)
  const inner = edgesOf(node).filter(({ to }) => isWithin(to, node))
  const regions = children.map((child) => blockOf(child))
  const body =
    node.type === 'parallel'
      ? regions.flatMap((region, index) => (index === 0 ? region : ['--', ...region]))
      : [...initialOf(node), ...regions.flat()]
  const anywhere =
    inner.length === 0
      ? []
      : [
          `state "anywhere" as ${anywhereIn(node)}`,
          ...inner.map(({ to, label }) => `${anywhereIn(node)} --> ${idOf(to)} : ${label}`),
        ]
  return [...body, ...(node.type === 'parallel' && anywhere.length > 0 ? ['--'] : []), ...anywhere]
}

const initialOf = (node: AnyStateNode) =>
  node.type === 'compound' ? [`[*] --> ${node.initial.target.map(idOf).join(', ')}`] : []

const blockOf = (node: AnyStateNode): string[] => {
  const name = `state "${node.key}" as ${idOf(node)}`
  const inside = malformedParts(node)
  const isLeaf = Object.keys(node.states).length === 0
  const outward = edgesOf(node).filter(({ to }) => isLeaf || !isWithin(to, node))
  return [
    ...(isLeaf ? [name] : [`${name} {`, ...inside.map((line) => `  ${line}`), '}']),
    ...outward.map(({ to, label }) => `${idOf(node)} --> ${idOf(to)} : ${label}`),
  ]
}

const edgesOf = (node: AnyStateNode) =>
  listTransitions(node).flatMap((transition) =>
    (transition.target ?? []).map((to) => ({ to, label: labelOf(transition) })),
  )

const labelOf = ({ eventType, guard }: AnyTransitionDefinition): string => {
  const condition = getName(guard)
  return [formatTrigger(parseTrigger(eventType)), ...(condition ? [`[${condition}]`] : [])]
    .filter(Boolean)
    .join(' ')
}
