import {
  getEdgeIds,
  getOpenEdgeIds,
  type DiagramEdge,
} from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { resolveDelay } from '../../../packages/machines/src/testing/fixtures.ts'
import type { MachineControls, MachineEvent, OpenCall, OpenHold } from './machine-controls.ts'

/** Takes a transition with the controls; undefined if no payload of the fixtures passes its guard now. */
export type Take = (() => Promise<void>) | undefined

interface Candidate {
  readonly event: MachineEvent
  readonly perform: () => Promise<void>
}

/** Returns what takes a transition of the current state: the first event, result or timer of the fixtures that does. */
export function findTake(controls: MachineControls, edge: DiagramEdge): Take {
  const { snapshot } = controls.harness
  if (!getOpenEdgeIds(snapshot).includes(edge.id)) return undefined
  const takesEdge = ({ event }: Candidate) =>
    snapshot.machine.getTransitionData(snapshot, event).flatMap(getEdgeIds).includes(edge.id)
  return listCandidates(controls, edge).find(takesEdge)?.perform
}

function listCandidates(controls: MachineControls, { from, trigger }: DiagramEdge): Candidate[] {
  const { kind, name } = trigger
  const { machine, fixtures } = controls.subject
  const { ports } = fixtures
  const call = controls
    .getOpenItems()
    .find((item): item is OpenCall => item.kind === 'call' && item.name === name)
  switch (kind) {
    case 'event':
      return listEvents(controls, name)
    case 'resolve':
      return (call && ports[name] ? ports[name].resolves : []).map((output) => ({
        event: { type: `xstate.done.actor.${name}`, output },
        perform: () => controls.resolve(call as OpenCall, output),
      }))
    case 'reject':
      return (call && ports[name] ? ports[name].rejects : []).map((error) => ({
        event: { type: `xstate.error.actor.${name}`, error },
        perform: () => controls.reject(call as OpenCall, error),
      }))
    case 'after': {
      const delay = resolveDelay(machine, controls.harness.snapshot, name)
      const event = { type: `xstate.after.${name}.${from}` }
      return [{ event, perform: () => controls.perform(({ clock }) => clock.fire(delay)) }]
    }
    default:
      return []
  }
}

/** Events from outside are sent; those of a resource come from its opening. */
function listEvents(controls: MachineControls, type: string): Candidate[] {
  const { events, resources = {} } = controls.subject.fixtures
  const isSender = ({ name }: OpenHold | OpenCall) => resources[name]?.events.includes(type) ?? false
  const hold = controls
    .getOpenItems()
    .find((item): item is OpenHold => item.kind === 'hold' && isSender(item))
  return (events[type] ?? []).map((payload) => {
    const event = { ...payload, type }
    return { event, perform: () => (hold ? controls.sendFrom(hold, event) : controls.send(event)) }
  })
}
