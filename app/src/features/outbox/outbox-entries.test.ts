import { expect, it } from 'vitest'
import {
  addEntry,
  createId,
  maxEntries,
  parseEntries,
  serializeEntries,
  type Mutation,
  type OutboxEntry,
} from './outbox-entries.ts'

const entry = (id: string, mutation: Mutation, userId = 'sara'): OutboxEntry => ({ id, userId, mutation })
const favorite = (id: string, wanted: boolean, gameId = 'zellige', userId?: string) =>
  entry(id, { kind: 'favorite', gameId, wanted }, userId)
const score = (id: string, points: number) =>
  entry(id, { kind: 'score', gameId: 'zellige', score: points, userName: 'sara' })

it('parses serialized entries', () => {
  const list = [
    favorite('a', true),
    entry('b', { kind: 'rating', gameId: 'zellige', stars: 5 }),
    score('c', Number.MAX_SAFE_INTEGER),
  ]
  expect(parseEntries(serializeEntries(list))).toEqual(list)
})

it.each([
  null,
  '',
  '{',
  'null',
  '{}',
  '[null, 1, "x", []]',
  serializeEntries([{ ...favorite('a', true), id: '' }]),
  serializeEntries([{ ...favorite('a', true), id: '../../users' }]),
  serializeEntries([{ ...favorite('a', true), id: 'x'.repeat(37) }]),
  JSON.stringify([{ id: 'a', userId: 7, wish: favorite('a', true).mutation }]),
  serializeEntries([favorite('a', true, '')]),
  serializeEntries([favorite('a', true, 'x'.repeat(65))]),
  serializeEntries([entry('a', { kind: 'rating', gameId: 'zellige', stars: 6 })]),
  serializeEntries([entry('a', { kind: 'rating', gameId: 'zellige', stars: 1.5 })]),
  serializeEntries([score('a', -1)]),
  JSON.stringify([{ id: 'a', userId: 'sara', wish: { kind: 'transfer', gameId: 'zellige' } }]),
])('ignores invalid data: %s', (stored) => {
  expect(parseEntries(stored)).toEqual([])
})

it('drops unknown fields and entries above the limit', () => {
  const many = Array.from({ length: maxEntries + 9 }, (_, index) => ({
    ...score(`s${index}`, index),
    more: 1,
  }))
  const entries = parseEntries(serializeEntries(many))
  expect(entries).toHaveLength(maxEntries)
  expect(entries[0]).toEqual(score('s0', 0))
})

it('replaces an older favorite of the same game, but never another score', () => {
  const list = [favorite('a', true), score('b', 10)]
  expect(addEntry(list, favorite('c', false))).toEqual([score('b', 10), favorite('c', false)])
  expect(addEntry(list, favorite('c', true, 'zellige', 'huda'))).toHaveLength(3)
  expect(addEntry(list, favorite('c', true, 'oasis-quest'))).toHaveLength(3)
  expect(addEntry(list, score('c', 10))).toHaveLength(3)
  expect(addEntry(list, score('b', 10))).toHaveLength(2)
})

it('rejects an entry when full, unless it replaces another', () => {
  const full = Array.from({ length: maxEntries }, (_, index) => favorite(`h${index}`, true, `game-${index}`))
  expect(addEntry(full, score('s', 1))).toBeNull()
  expect(addEntry(full, favorite('x', false, 'game-3'))).toHaveLength(maxEntries)
})

it('creates unique ids in the format of Appwrite', () => {
  const ids = Array.from({ length: 100 }, createId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{20}$/)
})
