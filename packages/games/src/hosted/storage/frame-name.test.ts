import { expect, it } from 'vitest'
import { readFrameName, writeFrameName, writeStored } from './frame-name.ts'

const state = {
  local: [['coins', '42']] as const,
  cookies: [
    ['visits', '3', 9e15],
    ['session', '1', null],
  ] as const,
  session: [['level', '\ud800']] as const,
  name: 'own',
  databases: '[]',
  isNested: true,
}
const empty = { local: [], cookies: [], session: [], name: '', databases: null, isNested: false }

it('carries the state from page to page, with halves of characters', () =>
  expect(readFrameName(writeFrameName(state))).toEqual(state))

it('stores neither the session storage nor cookies of the session', () => {
  const name = JSON.stringify({ saha: 1, storage: writeStored(state) })
  expect(readFrameName(name)).toEqual({
    ...empty,
    local: state.local,
    cookies: [state.cookies[0]],
    databases: '[]',
  })
})

it('starts without saves when the portal has none', () =>
  expect(readFrameName(JSON.stringify({ saha: 1, storage: null }))).toEqual(empty))

it.each(['game window', '{"a":1}', '[]', 'null', '{'])('leaves the name %s to the game', (name) =>
  expect(readFrameName(name)).toEqual({ ...empty, name }),
)

it.each([
  { saha: 1, storage: '{' },
  { saha: 1, storage: '{"local":[["a"]],"cookies":[["a","b","c"]]}', session: [[1, 2]], name: 7 },
])('starts without damaged saves', (name) => expect(readFrameName(JSON.stringify(name))).toEqual(empty))
