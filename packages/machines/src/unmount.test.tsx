import { useActorRef, useSelector } from '@xstate/react'
import { createElement, StrictMode, useEffect } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Actor, AnyStateMachine } from 'xstate'
import { providePorts } from './port/index.ts'
import type { AnyFixtures } from './testing/fixtures.ts'
import { machineDocs } from './testing/documentation/machine-docs.ts'
import { createFakes } from './testing/harness.ts'
import { settle } from './testing/settle.ts'

type AnyActor = Actor<AnyStateMachine>

const Mounted = ({ machine, input, onMount }: MountedProps) => {
  const actor = useActorRef(machine, { input }) as AnyActor
  useEffect(() => onMount(actor), [actor, onMount])
  return createElement(
    'output',
    null,
    useSelector(actor, ({ status }) => status),
  )
}

interface MountedProps {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly onMount: (actor: AnyActor) => void
}

test.each(Object.entries(machineDocs))('%s releases everything, whenever it is unmounted', async (...of) => {
  const [, { machine, fixtures }] = of
  const known = fixtures as unknown as AnyFixtures
  const heldWhenLeft = new Set<string>()
  for (const input of known.inputs)
    for (let lived = 0; lived <= sendable(known).length; lived += 1) {
      const fakes = createFakes(known)
      let actor: AnyActor | undefined
      const onMount = (mounted: AnyActor) => {
        actor = mounted
      }
      const provided = providePorts(machine, fakes.provided)
      const screen = await render(
        createElement(StrictMode, null, createElement(Mounted, { machine: provided, input, onMount })),
      )
      for (const type of sendable(known).slice(0, lived)) {
        await answerAll(fakes, known)
        actor?.send({ ...known.events[type]?.[0], type })
        await settle()
      }
      await expect.element(screen.getByRole('status')).toHaveTextContent('active')
      for (const name of fakes.held) heldWhenLeft.add(name)

      await screen.unmount()
      expect(fakes.held).toEqual([])
      const holds = Object.values(fakes.resources).flatMap(({ holds }) => holds)
      for (const hold of holds) if (hold.phase === 'left') hold.grant()
      await settle()
      expect(holds.map(({ closes }) => closes)).toEqual(holds.map(() => 1))
    }
  // Otherwise the test would prove nothing.
  const holdable = { ...known.ports, ...known.resources }
  expect(heldWhenLeft.size > 0).toBe(Object.keys(holdable).length > 0)
})

/** Returns the event types that users and hosts send: all except those of resources. */
const sendable = ({ events, resources }: AnyFixtures) => {
  const resourceEvents = Object.values(resources ?? {}).flatMap(({ events }) => events)
  return Object.keys(events).filter((type) => !resourceEvents.includes(type))
}

/** Settles everything with valid results. */
const answerAll = async (fakes: ReturnType<typeof createFakes>, fixtures: AnyFixtures) => {
  for (const name of fakes.held) {
    const hold = fakes.resources[name]?.holds.find(({ phase }) => phase === 'opening')
    if (hold) hold.grant()
    else if (fixtures.ports[name]) Reflect.get(fakes.ports, name).resolve(fixtures.ports[name]?.resolves[0])
  }
  await settle()
}
