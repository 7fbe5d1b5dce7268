import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getRequirement } from '../port/index.ts'
import { listAncestors, getName, listStates, listTransitions } from './chart.ts'

const eventName = /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+$/
const machineName = /^[a-z][a-zA-Z]*$/

/**
 * Checks a chart without running it and returns every violation with its state. A port needs a handler for each
 * outcome: done, error, and no response. A resource reports its own end.
 */
export const lintMachine = (machine: AnyStateMachine): string[] => [
  ...(machineName.test(machine.id) ? [] : [`The machine's id "${machine.id}" is not a camelCase name.`]),
  ...(mayLoopForever(machine) ? [`${machine.id}: may loop forever: set options.maxIterations.`] : []),
  ...listStates(machine).flatMap((node) =>
    rules.flatMap((rule) => rule(node)).map((problem) => `${node.id}: ${problem}`),
  ),
]

/** XState before 5.31 has no limit to set. */
function mayLoopForever(machine: AnyStateMachine): boolean {
  const { options } = Object(machine) as { options?: { maxIterations?: number } }
  return options !== undefined && !Number.isFinite(options.maxIterations)
}

type Rule = (node: AnyStateNode) => string[]

const hasDescription: Rule = (node) =>
  node.description ? [] : ['has no description: say what it means to the user.']

const handles = (node: AnyStateNode, type: string) =>
  listAncestors(node).some(({ transitions }) => (transitions.get(type)?.length ?? 0) > 0)

const canEnd = (node: AnyStateNode) =>
  listAncestors(node).some((state) =>
    listTransitions(state).some(
      ({ eventType, target }) => target && /^xstate\.after\.|\.(cancel|stop|disconnect)$/.test(eventType),
    ),
  )

const findRequirement = ({ machine }: AnyStateNode, src: string) =>
  getRequirement(machine.implementations.actors[src])

const isResource = (node: AnyStateNode, src: string) => findRequirement(node, src)?.kind === 'resource'

const hasInvokeHandlers: Rule = (node) =>
  node.invoke.flatMap(({ id, src }) => {
    if (typeof src !== 'string' || src.startsWith('xstate.invoke'))
      return [`invokes inline logic as "${id}": name it in setup({ actors }) so that a host can provide it.`]
    return [
      ...(id === src ? [] : [`invokes "${src}" as "${id}": give it its own name, id: '${src}'.`]),
      ...(isResource(node, src) || handles(node, `xstate.error.actor.${id}`)
        ? []
        : [`"${id}" may fail and nothing handles it: add onError.`]),
      ...(findRequirement(node, src)?.timeoutMs !== undefined || canEnd(node)
        ? []
        : [`"${id}" may never settle: give its port a timeout, or add a way to cancel or stop.`]),
    ]
  })

const hasWayOut: Rule = (node) => {
  const isLeaf = node.type === 'atomic'
  const wayOut = listAncestors(node).some((state) =>
    listTransitions(state).some(({ target }) => target && target.some((to) => to !== node)),
  )
  return isLeaf && !wayOut ? ['is a dead end: no transition leads out of it.'] : []
}

const hasEventNames: Rule = (node) =>
  [...node.transitions.keys()]
    .filter((type) => type !== '' && !type.startsWith('xstate.') && !eventName.test(type))
    .map((type) => `handles "${type}": name events scope.verb.`)

// Uses the config, because a node's own lists include XState's actions for `after`.
const toArray = (actions: unknown): unknown[] =>
  actions === undefined ? [] : Array.isArray(actions) ? actions : [actions]

const hasNames: Rule = (node) => {
  const transitions = listTransitions(node)
  const guards = transitions.flatMap(({ guard }) => (guard === undefined || getName(guard) ? [] : [guard]))
  const actions = [...toArray(node.config.entry), ...transitions.flatMap(({ actions }) => actions)].filter(
    (action) => !getName(action),
  )
  return [
    ...guards.map(() => 'has an inline guard: name it in setup({ guards }), so that diagrams can name it.'),
    ...actions.map(
      () => 'has an inline action: name it in setup({ actions }), so that diagrams can name it.',
    ),
  ]
}

const hasDelayNames: Rule = (node) =>
  node.after
    .filter(({ delay }) => typeof delay === 'number')
    .map(({ delay }) => `waits ${String(delay)} ms: name it in setup({ delays }).`)

const hasNoExit: Rule = (node) =>
  toArray(node.config.exit).length === 0
    ? []
    : ['has exit actions, which do not run when the actor stops: release in the invoked actor instead.']

const rules: readonly Rule[] = [
  hasDescription,
  hasInvokeHandlers,
  hasWayOut,
  hasEventNames,
  hasNames,
  hasDelayNames,
  hasNoExit,
]
