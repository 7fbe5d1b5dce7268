import { afterEach, describe, expect, it } from 'vitest'
import { forgetIntent, rememberIntent } from './sign-in-intent.ts'
import { getReturnPath, takePendingAction, getPendingAction } from './pending-intent.ts'

const path = '/en/play/zellige'
const action = { kind: 'score', gameId: 'zellige', score: 480 } as const

afterEach(forgetIntent)

describe('sign-in intent', () => {
  it('gives the action of a guest once, to the next user who signs in', () => {
    rememberIntent({ path, action, owner: null })
    expect(getPendingAction('score', 'zellige', null)).toEqual(action)
    expect(takePendingAction('score', 'zellige', 'u2')).toEqual(action)
    expect(takePendingAction('score', 'zellige', 'u2')).toBe(null)
  })

  it('gives an action with an owner only to that user', () => {
    rememberIntent({ path, action, owner: 'u1' })
    expect(takePendingAction('score', 'zellige', 'u2')).toBe(null)
    expect(takePendingAction('score', 'zellige', null)).toBe(null)
    expect(takePendingAction('score', 'zellige', 'u1')).toEqual(action)
  })

  it('returns the path for any user', () => {
    rememberIntent({ path, action, owner: 'u1' })
    expect(getReturnPath()).toBe(path)
    rememberIntent({ path })
    expect(getReturnPath()).toBe(path)
    expect(getPendingAction('score', 'zellige', null)).toBe(null)
  })

  it('matches one game and one kind', () => {
    rememberIntent({ path, action, owner: null })
    expect(getPendingAction('score', 'girih', null)).toBe(null)
    expect(getPendingAction('favorite', 'zellige', null)).toBe(null)
  })

  it('ignores invalid paths and actions', () => {
    rememberIntent({ path: '/en/login', action, owner: null })
    expect(getReturnPath()).toBe(null)
    rememberIntent({ path, action: { ...action, score: -1 }, owner: null })
    expect(getPendingAction('score', 'zellige', null)).toBe(null)
    rememberIntent({ path, action: { ...action, score: 0.5 }, owner: null })
    expect(getPendingAction('score', 'zellige', null)).toBe(null)
  })
})
