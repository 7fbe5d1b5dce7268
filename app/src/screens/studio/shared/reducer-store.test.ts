import { expect, it, vi } from 'vitest'
import { createReducerStore } from './reducer-store.ts'

const append = (text: string, { more }: { more: string }) => text + more

it('changes its value by events and calls its listeners', () => {
  const store = createReducerStore(append, 'a')
  const seen: string[] = []
  store.subscribe(() => seen.push(store.get()))
  store.send({ more: 'b' })
  store.send({ more: 'c' })
  expect(seen).toEqual(['ab', 'abc'])
})

it('calls no listener when an event changes nothing', () => {
  const store = createReducerStore(append, 'a')
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.send({ more: '' })
  expect(store.get()).toBe('a')
  expect(listener).not.toHaveBeenCalled()
})
