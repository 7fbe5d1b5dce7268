import { getNextTransitions } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { parseGraphEvent } from './fixtures.ts'
import { nameOf, listStates, listTransitions } from './chart.ts'

/** What sets a transition off: `always` needs nothing, `done` is the end of a state's own children. */
export interface Trigger {
  readonly kind: 'event' | 'resolve' | 'reject' | 'after' | 'done' | 'always'
  /** The event's type, the actor's id or the delay's name; empty for `always` and `done`. */
  readonly name: string
}

/** A transition as a diagram draws it. */
export interface DiagramEdge {
  /** The same for the same transition of the same machine, whatever it was provided with. */
  readonly id: string
  readonly from: string
  /** Where it leads; undefined for one that stays where it is. */
  readonly to: string | undefined
  readonly trigger: Trigger
  readonly guard: string | undefined
  readonly actions: readonly string[]
}

/** A state as a diagram draws it. */
export interface DiagramState {
  readonly id: string
  readonly key: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly description: string
  readonly tags: readonly string[]
  /** The ports and resources in use as long as it is active. */
  readonly holds: readonly string[]
  /** The children that it begins in; empty without an initial state. */
  readonly initial: readonly string[]
  readonly parent: string | undefined
  readonly children: readonly DiagramState[]
}

/** A chart as data, for drawing it. */
export interface Diagram {
  readonly root: DiagramState
  /** Every transition, eventless ones included, in the order they are tried, states outermost first. */
  readonly edges: readonly DiagramEdge[]
}

/** Reads a chart: its states nested as they are, and all its transitions. */
export const toDiagram = (machine: AnyStateMachine): Diagram => ({
  root: stateOf(machine.root),
  edges: listStates(machine).flatMap(edgesOf),
})

/**
 * Which edges of the diagram a transition of a live machine is: one for each of its targets. None for
 * what is no transition of the chart, such as a machine's start.
 */
export const getEdgeIds = (transition: AnyTransitionDefinition): string[] => {
  const index = listTransitions(transition.source).indexOf(transition)
  return index < 0 ? [] : targetsOf(transition).map((_, target) => idOf(transition.source, index, target))
}

/** The edges that may be taken from here, whatever their guards say. */
export const getOpenEdgeIds = (snapshot: AnyMachineSnapshot): string[] =>
  getNextTransitions(snapshot).flatMap(getEdgeIds)

/** The states of a diagram, the root first, parents before children. */
export const flattenStates = (state: DiagramState): DiagramState[] => [
  state,
  ...state.children.flatMap(flattenStates),
]

/** What sets a transition off, by the type of its event. */
export const parseTrigger = (type: string): Trigger => {
  if (type === '') return { kind: 'always', name: '' }
  if (type.startsWith('xstate.done.state.')) return { kind: 'done', name: '' }
  const happening = parseGraphEvent({ type })
  switch (happening.kind) {
    case 'resolve':
    case 'reject':
      return { kind: happening.kind, name: happening.port }
    case 'after':
      return { kind: 'after', name: happening.delay }
    default:
      return { kind: 'event', name: type }
  }
}

/** How a trigger is written in a chart: `saveRating ✓`, `after timeout`, `rating.confirm`. */
export const formatTrigger = ({ kind, name }: Trigger): string => {
  const written = { resolve: `${name} ✓`, reject: `${name} ✗`, after: `after ${name}`, event: name }
  return kind === 'always' || kind === 'done' ? kind : written[kind]
}

const stateOf = (node: AnyStateNode): DiagramState => ({
  id: node.id,
  key: node.key,
  kind: node.type,
  description: node.description ?? '',
  tags: node.tags,
  holds: node.invoke.map(({ id }) => id),
  initial: node.type === 'compound' ? (node.initial.target ?? []).map(({ id }) => id) : [],
  parent: node.parent?.id,
  children: Object.values(node.states).map(stateOf),
})

const edgesOf = (node: AnyStateNode): DiagramEdge[] =>
  listTransitions(node).flatMap((transition, index) =>
    targetsOf(transition).map((to, target) => ({
      id: idOf(node, index, target),
      from: node.id,
      to: to?.id,
      trigger: parseTrigger(transition.eventType),
      guard: nameOf(transition.guard),
      actions: transition.actions.flatMap((action) => nameOf(action) ?? []),
    })),
  )

const targetsOf = ({ target }: AnyTransitionDefinition): readonly (AnyStateNode | undefined)[] =>
  target && target.length > 0 ? target : [undefined]

const idOf = (node: AnyStateNode, index: number, target: number) => `${node.id}→${index}.${target}`
