import { beforeEach, describe, expect, it } from 'vitest'
import { saves } from './game-saves.ts'

let serial = 0
let game = ''
beforeEach(() => {
  game = `game-${serial++}`
})

describe('saves', () => {
  it('are separate for each user and for guests', () => {
    saves.set(game, 'sara', 'hers')
    saves.set(game, null, 'a guest’s')
    expect(saves.get(game, 'sara')).toBe('hers')
    expect(saves.get(game, null)).toBe('a guest’s')
    expect(saves.get('another-game', null)).toBe(null)
  })

  it('of a guest move to the first user who signs in', () => {
    saves.set(game, null, 'best: 70')
    expect(saves.get(game, 'sara')).toBe('best: 70')
    expect(saves.get(game, null)).toBe(null)
    expect(saves.get(game, 'omar')).toBe(null)
    expect(saves.get(game, 'sara')).toBe('best: 70')
  })

  it('of a guest do not replace a user’s own', () => {
    saves.set(game, 'sara', 'best: 90')
    saves.set(game, null, 'best: 70')
    expect(saves.get(game, 'sara')).toBe('best: 90')
    expect(saves.get(game, null)).toBe('best: 70')
  })
})
