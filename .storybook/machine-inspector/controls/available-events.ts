import type { AnyFixtures } from '../../../packages/machines/src/testing/fixtures.ts'
import { nextEvents } from '../../../packages/machines/src/testing/fixtures.ts'
import type { MachineEvent } from './machine-controls.ts'
import type { Harness } from '../../../packages/machines/src/testing/harness.ts'
import type { AnyMachine } from './subject.ts'

/** An event type with its payload fixtures, accepted and rejected in the current state. */
interface AvailableEvent {
  readonly type: string
  readonly accepted: readonly MachineEvent[]
  readonly rejected: readonly MachineEvent[]
}

/** Events sent only by resources; their own panel offers them. */
const getResourceEvents = ({ resources = {} }: AnyFixtures) =>
  new Set(Object.values(resources).flatMap(({ events }) => events))

/** Returns the events that the current state handles, in the order of the fixtures. */
export const getAvailableEvents = (
  fixtures: AnyFixtures,
  { snapshot }: Pick<Harness<AnyMachine, object>, 'snapshot'>,
): AvailableEvent[] => {
  const resourceEvents = getResourceEvents(fixtures)
  const events = nextEvents(fixtures, [''])(snapshot).filter(({ type }) => !type.startsWith('xstate.'))
  return Object.keys(fixtures.events)
    .filter((type) => !resourceEvents.has(type))
    .map((type) => {
      const all = events.filter((event) => event.type === type)
      const isAccepted = (event: MachineEvent) => snapshot.can(event)
      return {
        type,
        accepted: all.filter(isAccepted),
        rejected: all.filter((event) => !isAccepted(event)),
      }
    })
    .filter(({ accepted, rejected }) => accepted.length + rejected.length > 0)
}
