import { Activity, StrictMode } from 'react'
import type { ReactNode } from 'react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { createActor } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { noticeMachine } from '../notice/index.ts'
import { providePorts } from '../port/index.ts'
import { createRatingMachine, selectRatingStatus } from '../rating/index.ts'
import type { RatingInput, RatingPorts, RatingSnapshot, RatingStatus } from '../rating/index.ts'
import { machineDocs } from '../testing/documentation/machine-docs.ts'
import type { AnyFixtures } from '../testing/fixtures.ts'
import { createFakes } from '../testing/harness.ts'
import { fakePorts, settle } from '../testing/index.ts'
import * as hooks from './index.ts'
import type { RatingView } from './index.ts'

const { useNotice, useRating } = hooks

const strict = {
  wrapper: ({ children }: { children: ReactNode }) => <StrictMode>{children}</StrictMode>,
}
const guest: RatingInput = { gameId: 'zellige', userId: null }
const reader: RatingInput = { gameId: 'zellige', userId: 'u1' }

const createRating = () => {
  const ports = fakePorts<RatingPorts>(['loadRating', 'saveRating'])
  return { ports, machine: createRatingMachine(ports) }
}

/** Renders the hook for inputs that the test changes. */
const renderRating = async (initialProps: RatingInput, loginRequired?: (stars: number) => void) => {
  const { ports, machine } = createRating()
  const hook = await renderHook(
    (input: RatingInput = initialProps) =>
      useRating(machine, input, { loginRequired: ({ stars }) => loginRequired?.(stars) }),
    { ...strict, initialProps },
  )
  return { ports, ...hook }
}

test('returns values and functions of the machine, and calls ports once in StrictMode', async () => {
  const { ports, result, act } = await renderRating(reader)
  expect(ports.loadRating.calls).toHaveLength(1)
  expect(result.current).toMatchObject({ status: 'idle', stars: 0, saved: null, failure: null })

  await act(() => ports.loadRating.resolve(3))
  await vi.waitFor(() => expect(result.current).toMatchObject({ stars: 3, saved: 3 }))

  await act(() => result.current.chooseStars(5))
  expect(result.current).toMatchObject({ status: 'confirming', stars: 5, choice: 5 })
  await act(() => result.current.confirm())
  expect(result.current.status).toBe('saving')
  expect(ports.saveRating.calls.map(({ input }) => input)).toEqual([{ ...reader, stars: 5 }])
})

test('returns the same functions until the actor changes', async () => {
  const { result, rerender } = await renderRating(guest)
  const { chooseStars, actor } = result.current
  await rerender(reader)
  expect(result.current.chooseStars).toBe(chooseStars)
  expect(result.current.actor).toBe(actor)

  await rerender({ ...reader, gameId: 'souk' })
  expect(result.current.chooseStars).not.toBe(chooseStars)
  expect(result.current.actor).not.toBe(actor)
})

test('reports another user to the machine, and keeps the actor', async () => {
  const { ports, result, act, rerender } = await renderRating(guest)
  await act(() => result.current.chooseStars(4))
  expect(result.current.status).toBe('loginRequired')
  expect(ports.loadRating.calls).toHaveLength(0)

  await rerender(reader)
  expect(result.current.status).toBe('idle')
  expect(ports.loadRating.calls.map(({ input }) => input)).toEqual([reader])

  await rerender({ ...reader })
  expect(ports.loadRating.calls).toHaveLength(1)
})

test('starts again for another game, and aborts the calls of the earlier one', async () => {
  const { ports, result, act, rerender } = await renderRating(reader)
  await act(() => result.current.chooseStars(2))
  await rerender({ ...reader, gameId: 'souk' })
  expect(result.current).toMatchObject({ status: 'idle', choice: null })
  await settle()
  expect(ports.loadRating.calls.map(({ input, open }) => [input.gameId, open])).toEqual([
    ['zellige', false],
    ['souk', true],
  ])
})

test('calls the last rendered listener once per event', async () => {
  const { machine } = createRating()
  const heard: string[] = []
  const { result, act, rerender } = await renderHook(
    (name = 'first') =>
      useRating(machine, guest, { loginRequired: ({ stars }) => heard.push(`${name} ${stars}`) }),
    { ...strict, initialProps: 'first' },
  )
  await act(() => result.current.chooseStars(1))
  await rerender('second')
  await act(() => result.current.chooseStars(2))
  expect(heard).toEqual(['first 1', 'second 2'])
})

test('reads a running actor without stopping it', async () => {
  const { machine } = createRating()
  const actor = createActor(machine, { input: reader }).start()
  const { result, act, unmount } = await renderHook(() => useRating(actor), strict)
  expect(result.current.actor).toBe(actor)
  await act(() => actor.send({ type: 'star.choose', stars: 3 }))
  expect(result.current.choice).toBe(3)
  await unmount()
  await settle()
  expect(actor.getSnapshot().status).toBe('active')
  actor.stop()
})

test('works again after React has hidden the component', async () => {
  const Notice = () => {
    const { code, show } = useNotice(noticeMachine, { duration: 60_000 })
    return <button onClick={() => show('copied')}>{code ?? 'none'}</button>
  }
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Notice />
    </Activity>
  )
  const screen = await render(shown('visible'))
  await screen.rerender(shown('hidden'))
  await settle()
  await screen.rerender(shown('visible'))
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toHaveTextContent('copied')
})

const hookOf = (name: string) =>
  Reflect.get(
    hooks,
    `use${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
  ) as (machine: AnyStateMachine, input: unknown) => object

test.each(Object.entries(machineDocs))(
  'the hook of %s starts its machine and releases everything',
  async (...of) => {
    const [name, { machine, fixtures }] = of
    const known = fixtures as unknown as AnyFixtures
    const useMachine = hookOf(name)
    for (const input of known.inputs) {
      const fakes = createFakes(known)
      const provided = providePorts(machine, fakes.provided)
      const expected = createActor(provided, { input })
      const { result, unmount } = await renderHook(() => useMachine(provided, input), strict)
      const values = Object.entries(result.current)
      expect(values.filter(([, value]) => value === undefined)).toEqual([])
      expect(values.some(([, value]) => typeof value === 'function')).toBe(true)
      const { actor } = result.current as { actor: typeof expected }
      expect(actor.getSnapshot().value).toEqual(expected.getSnapshot().value)
      expect(actor.getSnapshot().status).toBe('active')

      await unmount()
      await settle()
      expect(actor.getSnapshot().status).toBe('stopped')
      expect(fakes.held).toEqual([])
    }
  },
)

test('has types with names', () => {
  const { machine } = createRating()
  expectTypeOf(selectRatingStatus).toEqualTypeOf<(snapshot: RatingSnapshot) => RatingStatus>()
  const useZellige = () => useRating(machine, guest)
  expectTypeOf(useZellige).returns.toEqualTypeOf<RatingView>()
  // @ts-expect-error -- a machine needs its input
  const useWithoutInput = () => useRating(machine)
  expectTypeOf(useWithoutInput).toBeFunction()
})
