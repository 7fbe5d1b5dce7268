import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every state of a chart, the root first, parents before children. */
export const listStates = (machine: AnyStateMachine): AnyStateNode[] => {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walk)]
  return walk(machine.root)
}

/** States without children. */
export const listLeafStates = (machine: AnyStateMachine): AnyStateNode[] =>
  listStates(machine).filter(({ type }) => type === 'atomic' || type === 'final')

/** A leaf that is left at once, whatever happens: a decision, not a place. */
export const isDecision = (node: AnyStateNode): boolean =>
  node.always?.some(({ guard }) => guard === undefined) ?? false

/** Every transition that a state itself defines, eventless ones included, in the order they are tried. */
export const listTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

/** A state and all that hold it, the innermost first. */
export const listAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...listAncestors(node.parent)] : [node]

/** The name of an action or guard; undefined when it is written inline. */
export const nameOf = (part: unknown): string | undefined => {
  if (typeof part === 'string') return part
  const type: unknown = part && typeof part === 'object' ? Reflect.get(part, 'type') : undefined
  return typeof type === 'string' ? type : undefined
}
