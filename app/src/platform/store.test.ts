import { expect, it, vi } from 'vitest'
import { createListeners, createStore } from './store.ts'

it('calls each listener after a change', () => {
  const store = createStore('a')
  const seen: string[] = []
  store.subscribe(() => seen.push(`first ${store.get()}`))
  store.subscribe(() => seen.push(`second ${store.get()}`))
  store.set('b')
  expect(seen).toEqual(['first b', 'second b'])
})

it('calls no listener that has unsubscribed', () => {
  const store = createStore(0)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)()
  store.set(1)
  expect(listener).not.toHaveBeenCalled()
})

it('connects for the first listener and disconnects after the last one', () => {
  const disconnect = vi.fn<() => void>()
  const connect = vi.fn<(notify: () => void) => () => void>(() => disconnect)
  const { notify, subscribe } = createListeners(connect)
  const leave = [subscribe(vi.fn<() => void>()), subscribe(vi.fn<() => void>())]
  expect(connect).toHaveBeenCalledExactlyOnceWith(notify)
  leave[0]?.()
  expect(disconnect).not.toHaveBeenCalled()
  leave[1]?.()
  expect(disconnect).toHaveBeenCalledOnce()
  subscribe(vi.fn<() => void>())
  expect(connect).toHaveBeenCalledTimes(2)
})
