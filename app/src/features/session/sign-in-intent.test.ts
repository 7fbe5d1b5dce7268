import { afterEach, describe, expect, it } from 'vitest'
import { forgetIntent, rememberIntent } from './intent.ts'
import { returnPath, takeAction, waitingAction } from './waiting-intent.ts'

const path = '/en/play/zellige'
const action = { kind: 'score', gameId: 'zellige', score: 480 } as const

afterEach(forgetIntent)

describe('what waits for sign-in', () => {
  it('of a guest goes to whoever signs in, once', () => {
    rememberIntent({ path, action, owner: null })
    expect(waitingAction('score', 'zellige', null)).toEqual(action)
    expect(takeAction('score', 'zellige', 'u2')).toEqual(action)
    expect(takeAction('score', 'zellige', 'u2')).toBe(null)
  })

  it('of somebody whose session ended goes to nobody else, and waits for them', () => {
    rememberIntent({ path, action, owner: 'u1' })
    expect(takeAction('score', 'zellige', 'u2')).toBe(null)
    expect(takeAction('score', 'zellige', null)).toBe(null)
    expect(takeAction('score', 'zellige', 'u1')).toEqual(action)
  })

  it('leads whoever signs in back to its place', () => {
    rememberIntent({ path, action, owner: 'u1' })
    expect(returnPath()).toBe(path)
    rememberIntent({ path })
    expect(returnPath()).toBe(path)
    expect(waitingAction('score', 'zellige', null)).toBe(null)
  })

  it('is of one game and one kind', () => {
    rememberIntent({ path, action, owner: null })
    expect(waitingAction('score', 'girih', null)).toBe(null)
    expect(waitingAction('favorite', 'zellige', null)).toBe(null)
  })

  it('is nothing unless it can be believed', () => {
    rememberIntent({ path: '/en/login', action, owner: null })
    expect(returnPath()).toBe(null)
    rememberIntent({ path, action: { ...action, score: -1 }, owner: null })
    expect(waitingAction('score', 'zellige', null)).toBe(null)
    rememberIntent({ path, action: { ...action, score: 0.5 }, owner: null })
    expect(waitingAction('score', 'zellige', null)).toBe(null)
  })
})
