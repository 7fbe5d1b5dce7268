import { catalogue } from '../catalogue.ts'
import { normalizeText } from '../search/normalize-text.ts'
import { createTitleSearch } from '../search/exact-search.ts'
import type { Game } from '../types.ts'

const games = catalogue.games()
const searchTitles = createTitleSearch(games)

/** The text after `{kind}:`, where there is any to read. */
function textAfter(kind: string, from: string): string | undefined {
  const text = from.startsWith(`${kind}:`) ? from.slice(kind.length + 1) : ''
  return normalizeText(text) === '' ? undefined : text
}

/**
 * The games that the player pages through, by where it was opened from: a category's games, the games whose
 * title contains a searched text, and for anything else (`all`, `new`, `featured`, `popular`, `related:{id}`,
 * nothing at all, nonsense) every game.
 */
export function getPlaylist(from: string | null): Game[] {
  const categoryId = textAfter('category', from ?? '')
  if (categoryId !== undefined && catalogue.category(categoryId)) return [...catalogue.gamesIn(categoryId)]
  const searched = textAfter('search', from ?? '')
  if (searched !== undefined) return [...searchTitles(searched)]
  return [...games]
}

/**
 * The games before and after this one in its playlist, none at an end. A game that is not in the list which
 * the address claims (a shared link, or one that was found by its tag) has its place among all games.
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
