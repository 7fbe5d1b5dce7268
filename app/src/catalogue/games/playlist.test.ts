import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { findNeighbours, getPlaylist } from './playlist.ts'
import type { Game } from '../types.ts'

const games = catalogue.games()
const game = (id: string) => catalogue.game(id) as Game
const family = (baseId: string) => games.filter((entry) => entry.baseId === baseId)

describe('getPlaylist', () => {
  it.each([
    null,
    '',
    'all',
    'new',
    'featured',
    'popular',
    'related:zellige',
    'nonsense',
    'category',
    'category:',
    'category:unknown',
    'category:__proto__',
    'CATEGORY:puzzle',
    'search',
    'search:',
    'search:   ',
    'search:\u200f',
  ])('returns every game for %j', (from) => {
    expect(getPlaylist(from)).toEqual(games)
  })

  it.each(catalogue.categories().map(({ id }) => id))(
    'returns the category’s games for category:%s',
    (id) => {
      expect(getPlaylist(`category:${id}`)).toEqual(catalogue.gamesIn(id))
    },
  )

  it.each([
    ['search:lantern', 'lantern-leap'],
    ['search: LANTERN ', 'lantern-leap'],
    ['search:الواحه', 'oasis-quest'],
    ['search:زُليج', 'zellige'],
  ])('returns the games whose title contains the text of %j', (from, baseId) => {
    expect(getPlaylist(from)).toEqual(family(baseId))
  })

  it('keeps a colon in the searched text and does not search tags', () => {
    expect(getPlaylist('search:leap: again')).toEqual([])
    expect(getPlaylist('search:arcade')).toEqual([])
  })

  it('returns a copy, so that callers cannot reorder the catalogue', () => {
    getPlaylist('all').reverse()
    getPlaylist('category:puzzle').reverse()
    expect(getPlaylist('all')).toEqual(games)
    expect(getPlaylist('category:puzzle')).toEqual(catalogue.gamesIn('puzzle'))
  })
})

describe('findNeighbours', () => {
  it('follows the list and stops at its ends', () => {
    const list = getPlaylist('category:cooking')
    const walked = [list[0] as Game]
    for (;;) {
      const { next } = findNeighbours(walked.at(-1) as Game, 'category:cooking')
      if (!next) break
      expect(findNeighbours(next, 'category:cooking').previous).toBe(walked.at(-1))
      walked.push(next)
    }
    expect(walked).toEqual(list)
    expect(findNeighbours(list[0] as Game, 'category:cooking')).not.toHaveProperty('previous')
  })

  it('returns both neighbours in the middle of all games', () => {
    expect(findNeighbours(game('zellige'), null)).toEqual({
      previous: game('lantern-leap'),
      next: game('dune-rally'),
    })
  })

  it.each([
    'search:lantern',
    'search:arcade',
    'search:%',
    ...catalogue.categories().map(({ id }) => `category:${id}`),
  ])('uses all games where %s does not contain the game', (from) => {
    const outside = games.filter((entry) => !getPlaylist(from).includes(entry))
    expect(outside.length).toBeGreaterThan(0)
    for (const entry of outside) expect(findNeighbours(entry, from)).toEqual(findNeighbours(entry, 'all'))
  })
})
