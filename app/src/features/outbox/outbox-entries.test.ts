import { expect, it } from 'vitest'
import { mostWaiting, newId, readWaiting, withOneMore, type Waiting, type Wish } from './outbox-entries.ts'

const waits = (id: string, wish: Wish, userId = 'sara'): Waiting => ({ id, userId, wish })
const heart = (id: string, wanted: boolean, gameId = 'zellige', userId?: string) =>
  waits(id, { kind: 'favorite', gameId, wanted }, userId)
const score = (id: string, points: number) =>
  waits(id, { kind: 'score', gameId: 'zellige', score: points, userName: 'sara' })

it('reads back what it keeps', () => {
  const list = [
    heart('a', true),
    waits('b', { kind: 'rating', gameId: 'zellige', stars: 5 }),
    score('c', Number.MAX_SAFE_INTEGER),
  ]
  expect(readWaiting(JSON.stringify(list))).toEqual(list)
})

it.each([
  null,
  '',
  '{',
  'null',
  '{}',
  '[null, 1, "x", []]',
  JSON.stringify([{ ...heart('a', true), id: '' }]),
  JSON.stringify([{ ...heart('a', true), id: '../../users' }]),
  JSON.stringify([{ ...heart('a', true), id: 'x'.repeat(37) }]),
  JSON.stringify([{ ...heart('a', true), userId: 7 }]),
  JSON.stringify([heart('a', true, '')]),
  JSON.stringify([heart('a', true, 'x'.repeat(65))]),
  JSON.stringify([waits('a', { kind: 'rating', gameId: 'zellige', stars: 6 })]),
  JSON.stringify([waits('a', { kind: 'rating', gameId: 'zellige', stars: 1.5 })]),
  JSON.stringify([score('a', -1)]),
  JSON.stringify([{ id: 'a', userId: 'sara', wish: { kind: 'transfer', gameId: 'zellige' } }]),
])('reads nothing out of %s', (kept) => {
  expect(readWaiting(kept)).toEqual([])
})

it('keeps no more of a wish than it knows, and no more wishes than there is room for', () => {
  const many = Array.from({ length: mostWaiting + 9 }, (_, index) => ({
    ...score(`s${index}`, index),
    more: 1,
  }))
  const read = readWaiting(JSON.stringify(many))
  expect(read).toHaveLength(mostWaiting)
  expect(read[0]).toEqual(score('s0', 0))
})

it('lets the last wish for a game count, and every score', () => {
  const list = [heart('a', true), score('b', 10)]
  expect(withOneMore(list, heart('c', false))).toEqual([score('b', 10), heart('c', false)])
  expect(withOneMore(list, heart('c', true, 'zellige', 'huda'))).toHaveLength(3)
  expect(withOneMore(list, heart('c', true, 'oasis-quest'))).toHaveLength(3)
  expect(withOneMore(list, score('c', 10))).toHaveLength(3)
  expect(withOneMore(list, score('b', 10))).toHaveLength(2)
})

it('refuses what there is no room for, but not what takes the place of another', () => {
  const full = Array.from({ length: mostWaiting }, (_, index) => heart(`h${index}`, true, `game-${index}`))
  expect(withOneMore(full, score('s', 1))).toBeNull()
  expect(withOneMore(full, heart('x', false, 'game-3'))).toHaveLength(mostWaiting)
})

it('makes ids that Appwrite takes, each of its own', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{20}$/)
})
