import { useActorRef, useSelector } from '@xstate/react'
import { createElement, StrictMode, useEffect } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Actor, AnyStateMachine } from 'xstate'
import { withWorld } from './port/index.ts'
import type { AnyCases } from './testing/cases.ts'
import { documented } from './testing/documented.ts'
import { fakeWorld } from './testing/rig.ts'
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

test.each(Object.entries(documented))('%s leaves nothing behind, whenever it is unmounted', async (...of) => {
  const [, { machine, cases }] = of
  const known = cases as unknown as AnyCases
  const heldWhenLeft = new Set<string>()
  for (const input of known.inputs)
    for (let lived = 0; lived <= sendable(known).length; lived += 1) {
      const world = fakeWorld(known)
      let actor: AnyActor | undefined
      const onMount = (mounted: AnyActor) => {
        actor = mounted
      }
      const provided = withWorld(machine, world.provided)
      const screen = await render(
        createElement(StrictMode, null, createElement(Mounted, { machine: provided, input, onMount })),
      )
      for (const type of sendable(known).slice(0, lived)) {
        await answerAll(world, known)
        actor?.send({ ...known.events[type]?.[0], type })
        await settle()
      }
      await expect.element(screen.getByRole('status')).toHaveTextContent('active')
      for (const name of world.held) heldWhenLeft.add(name)

      await screen.unmount()
      expect(world.held).toEqual([])
      const holds = Object.values(world.resources).flatMap(({ holds }) => holds)
      for (const hold of holds) if (hold.phase === 'left') hold.grant()
      await settle()
      expect(holds.map(({ closes }) => closes)).toEqual(holds.map(() => 1))
    }
  // Or the test would have proven nothing.
  const holdable = { ...known.ports, ...known.resources }
  expect(heldWhenLeft.size > 0).toBe(Object.keys(holdable).length > 0)
})

/** What visitors and hosts may send: everything but what a resource tells. */
const sendable = ({ events, resources }: AnyCases) => {
  const facts = Object.values(resources ?? {}).flatMap(({ facts }) => facts)
  return Object.keys(events).filter((type) => !facts.includes(type))
}

/** Answers well, whatever is asked. */
const answerAll = async (world: ReturnType<typeof fakeWorld>, cases: AnyCases) => {
  for (const name of world.held) {
    const hold = world.resources[name]?.holds.find(({ phase }) => phase === 'opening')
    if (hold) hold.grant()
    else if (cases.ports[name]) Reflect.get(world.ports, name).resolve(cases.ports[name]?.resolves[0])
  }
  await settle()
}
