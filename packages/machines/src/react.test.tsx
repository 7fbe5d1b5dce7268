import { useActorRef, useSelector } from '@xstate/react'
import { createElement, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { favoritesMachine, selectFavorites, selectFavoritesStatus } from './favorites/index.ts'
import { createGameSessionMachine, selectFrameState } from './game-session/index.ts'
import { fromPort } from './port/index.ts'
import { fakePort } from './testing/fakes/fake-port.ts'
import type { FakePort } from './testing/fakes/fake-port.ts'

type List = FakePort<{ readonly userId: string }, readonly { gameId: string; recordId: string }[]>

/** Rejects on abort, like `fetch`. */
const rejectingOnAbort =
  (list: List): ((input: { readonly userId: string }, signal: AbortSignal) => ReturnType<List>) =>
  (input, signal) => {
    const answer = list(input, signal)
    signal.addEventListener('abort', () => list.calls.at(-1)?.reject(signal.reason))
    return answer
  }

const Favorites = ({ machine }: { machine: typeof favoritesMachine }) => {
  const actor = useActorRef(machine, { input: { userId: 'u1' } })
  const status = useSelector(actor, selectFavoritesStatus)
  const records = useSelector(actor, selectFavorites)
  return createElement('output', null, `${status}: ${records.map(({ gameId }) => gameId).join()}`)
}

test('a machine that calls a port at once works when mounted twice', async () => {
  const list: List = fakePort('listFavorites')
  const machine = favoritesMachine.provide({ actors: { listFavorites: fromPort(rejectingOnAbort(list)) } })
  const screen = await render(createElement(StrictMode, null, createElement(Favorites, { machine })))

  expect(list.calls).toHaveLength(2)
  expect(list.calls.map(({ open }) => open)).toEqual([false, true])
  await expect.element(screen.getByRole('status')).toHaveTextContent('loading:')

  list.resolve([{ gameId: 'zellige', recordId: 'r1' }])
  await expect.element(screen.getByRole('status')).toHaveTextContent('ready: zellige')

  await screen.unmount()
  expect(list.open).toEqual([])
})

test('unmounting aborts the pending call', async () => {
  const list: List = fakePort('listFavorites')
  const machine = favoritesMachine.provide({ actors: { listFavorites: fromPort(list) } })
  const screen = await render(createElement(StrictMode, null, createElement(Favorites, { machine })))
  expect(list.open).toHaveLength(1)
  await screen.unmount()
  expect(list.open).toEqual([])
  expect(list.calls.every(({ aborted }) => aborted)).toBe(true)
})

const sessionMachine = createGameSessionMachine({ submit: async () => ({ recordId: 's1' }) })

const Session = () => {
  const actor = useActorRef(sessionMachine, { input: { gameId: 'zellige', player: null } })
  const frame = useSelector(actor, selectFrameState)
  return createElement('button', { onClick: () => actor.send({ type: 'game.ready' }) }, frame)
}

test('an actor that was mounted twice still handles events', async () => {
  const screen = await render(createElement(StrictMode, null, createElement(Session)))
  await expect.element(screen.getByRole('button')).toHaveTextContent('loading')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveTextContent('ready')
})
