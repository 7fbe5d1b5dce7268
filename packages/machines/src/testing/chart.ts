import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Returns every state of a chart, parents before children. */
export const listStates = (machine: AnyStateMachine): AnyStateNode[] => {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walk)]
  return walk(machine.root)
}

/** Returns the states without children. */
export const listLeafStates = (machine: AnyStateMachine): AnyStateNode[] =>
  listStates(machine).filter(({ type }) => type === 'atomic' || type === 'final')

/** Whether a leaf state is always left immediately. */
export const isDecision = (node: AnyStateNode): boolean =>
  node.always?.some(({ guard }) => guard === undefined) ?? false

/** Returns the transitions defined by a state itself, eventless ones included, in the order they are tried. */
export const listTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

/** Returns a state and its ancestors, innermost first. */
export const listAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...listAncestors(node.parent)] : [node]

/** Returns the name of an action or guard; undefined for an inline one. */
export const getName = (part: unknown): string | undefined => {
  if (typeof part === 'string') return part
  const type: unknown = part && typeof part === 'object' ? Reflect.get(part, 'type') : undefined
  return typeof type === 'string' ? type : undefined
}
