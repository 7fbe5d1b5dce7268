import { getNextTransitions } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { parseGraphEvent } from '../fixtures.ts'
import { getName, listStates, listTransitions } from '../chart.ts'

/** Trigger of a transition: `always` is eventless, `done` is the end of a state's children. */
export interface Trigger {
  readonly kind: 'event' | 'resolve' | 'reject' | 'after' | 'done' | 'always'
  /** Event type, actor id or delay name; empty for `always` and `done`. */
  readonly name: string
  /** Delay in ms of `after`, unless the machine computes it. */
  readonly delay?: number
}

/** A transition in a diagram. */
export interface DiagramEdge {
  /** Stable for the same transition, whatever the machine was provided with. */
  readonly id: string
  readonly from: string
  /** Target id; undefined for a targetless transition. */
  readonly to: string | undefined
  readonly trigger: Trigger
  readonly guard: string | undefined
  readonly actions: readonly string[]
}

/** A state in a diagram. */
export interface DiagramState {
  readonly id: string
  readonly key: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly description: string
  readonly tags: readonly string[]
  /** Ports and resources in use while it is active. */
  readonly holds: readonly string[]
  /** Initial children; empty without an initial state. */
  readonly initial: readonly string[]
  readonly parent: string | undefined
  readonly children: readonly DiagramState[]
}

/** A chart as data for drawing. */
export interface Diagram {
  readonly root: DiagramState
  /** Every transition, eventless ones included, in the order they are tried, outermost states first. */
  readonly edges: readonly DiagramEdge[]
}

/** Converts a chart to nested states and a list of transitions. */
export const toDiagram = (machine: AnyStateMachine): Diagram => ({
  root: stateOf(machine.root),
  edges: listStates(machine).flatMap(edgesOf),
})

/**
 * Returns the ids of a live transition's edges, one per target; empty for transitions outside the chart, such as the
 * start of a machine.
 */
export const getEdgeIds = (transition: AnyTransitionDefinition): string[] => {
  const index = listTransitions(transition.source).indexOf(transition)
  return index < 0 ? [] : targetsOf(transition).map((_, target) => idOf(transition.source, index, target))
}

/** Returns the edges that the next event may take, whatever their guards return. */
export const getOpenEdgeIds = (snapshot: AnyMachineSnapshot): string[] =>
  getNextTransitions(snapshot).flatMap(getEdgeIds)

/** Returns the states of a diagram, parents before children. */
export const flattenStates = (state: DiagramState): DiagramState[] => [
  state,
  ...state.children.flatMap(flattenStates),
]

/** Converts an event type to a trigger. */
export const parseTrigger = (type: string): Trigger => {
  if (type === '') return { kind: 'always', name: '' }
  if (type.startsWith('xstate.done.state.')) return { kind: 'done', name: '' }
  const graphEvent = parseGraphEvent({ type })
  switch (graphEvent.kind) {
    case 'resolve':
    case 'reject':
      return { kind: graphEvent.kind, name: graphEvent.port }
    case 'after':
      return { kind: 'after', name: graphEvent.delay }
    default:
      return { kind: 'event', name: type }
  }
}

/** Formats a trigger as in charts: `saveRating ✓`, `after timeout (5 s)`, `rating.confirm`. */
export const formatTrigger = ({ kind, name, delay }: Trigger): string => {
  const seconds = delay === undefined ? '' : ` (${delay / 1000} s)`
  const written = { resolve: `${name} ✓`, reject: `${name} ✗`, after: `after ${name}${seconds}`, event: name }
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
      trigger: withDelay(parseTrigger(transition.eventType), node),
      guard: getName(transition.guard),
      actions: transition.actions.flatMap((action) => getName(action) ?? []),
    })),
  )

const withDelay = (trigger: Trigger, { machine }: AnyStateNode): Trigger => {
  const delay: unknown = trigger.kind === 'after' ? machine.implementations.delays[trigger.name] : undefined
  return typeof delay === 'number' ? { ...trigger, delay } : trigger
}

const targetsOf = ({ target }: AnyTransitionDefinition): readonly (AnyStateNode | undefined)[] =>
  target && target.length > 0 ? target : [undefined]

const idOf = (node: AnyStateNode, index: number, target: number) => `${node.id}→${index}.${target}`
