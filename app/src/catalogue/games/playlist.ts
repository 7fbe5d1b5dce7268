import { catalogue } from '../catalogue.ts'
import { foldText } from '@saha/ui/characters'
import { createExactSearch } from '../search/exact-search.ts'
import type { Game } from '../types.ts'

const games = catalogue.games()
const searchTitles = createExactSearch(games)

/** Returns the text after `{kind}:`, or undefined when it is blank. */
function textAfter(kind: string, from: string): string | undefined {
  const text = from.startsWith(`${kind}:`) ? from.slice(kind.length + 1) : ''
  return foldText(text) === '' ? undefined : text
}

/**
 * Returns the games that the player pages through: those of a category, those whose title contains a searched text,
 * or all games for any other value (`all`, `new`, `featured`, `popular`, `related:{id}`, null, nonsense).
 */
export function getPlaylist(from: string | null): Game[] {
  const categoryId = textAfter('category', from ?? '')
  if (categoryId !== undefined && catalogue.category(categoryId)) return [...catalogue.gamesIn(categoryId)]
  const searched = textAfter('search', from ?? '')
  if (searched !== undefined) return [...searchTitles(searched)]
  return [...games]
}

/**
 * Returns the games before and after this one in its playlist. Games that are missing from the list (a shared link,
 * a game found by its tag) use the list of all games.
 */
export function findNeighbours(game: Game, from: string | null): { previous?: Game; next?: Game } {
  const placeIn = (list: readonly Game[]) => list.findIndex(({ id }) => id === game.id)
  const claimed = getPlaylist(from)
  const list = placeIn(claimed) === -1 ? games : claimed
  const place = placeIn(list)
  const previous = list[place - 1]
  const next = list[place + 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}
