import type { AnyFixtures } from '../../../packages/machines/src/testing/fixtures.ts'
import { nextEvents } from '../../../packages/machines/src/testing/fixtures.ts'
import type { DeskEvent } from './desk.ts'
import type { Harness } from '../../../packages/machines/src/testing/harness.ts'
import type { AnyMachine } from './subject.ts'

/** An event type with its payload fixtures: those taken now, and those refused. */
export interface Offer {
  readonly type: string
  readonly taken: readonly DeskEvent[]
  readonly refused: readonly DeskEvent[]
}

/** Events that only a resource sends, from its own panel. */
const resourceEventsOf = ({ resources = {} }: AnyFixtures) =>
  new Set(Object.values(resources).flatMap(({ events }) => events))

/** The events a machine listens to now, in the order its fixtures name them. */
export const offersOf = (
  fixtures: AnyFixtures,
  { snapshot }: Pick<Harness<AnyMachine, object>, 'snapshot'>,
): Offer[] => {
  const resourceEvents = resourceEventsOf(fixtures)
  const events = nextEvents(fixtures, [''])(snapshot).filter(({ type }) => !type.startsWith('xstate.'))
  return Object.keys(fixtures.events)
    .filter((type) => !resourceEvents.has(type))
    .map((type) => {
      const all = events.filter((event) => event.type === type)
      const isTaken = (event: DeskEvent) => snapshot.can(event)
      return {
        type,
        taken: all.filter(isTaken),
        refused: all.filter((event) => !isTaken(event)),
      }
    })
    .filter(({ taken, refused }) => taken.length + refused.length > 0)
}
