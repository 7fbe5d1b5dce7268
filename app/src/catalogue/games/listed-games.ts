/** A line of the catalogue. All other data is derived from the id. */
export interface ListedGame {
  /** Id of a base game, or of a variant: the id of its base game and a number from 2. */
  id: string
  /** Category of a variant, drawn once at random. @default the category of its base game */
  categoryId?: string
}

/**
 * Games in the order of the catalogue, from which rating and date are derived. Addresses, scores and saves depend on
 * the ids: append games, and do not change or move existing ones.
 */
export const listedGames: readonly ListedGame[] = [
  { id: 'lantern-leap' },
  { id: 'zellige' },
  { id: 'dune-rally' },
  { id: 'oasis-quest' },
  { id: 'henna-studio' },
  { id: 'souk-kitchen' },
  { id: 'star-breaker' },
  { id: 'lantern-leap-2', categoryId: 'racing' },
  { id: 'zellige-2', categoryId: 'girls' },
  { id: 'dune-rally-2', categoryId: 'cooking' },
  { id: 'oasis-quest-2', categoryId: 'adventure' },
  { id: 'henna-studio-2', categoryId: 'cooking' },
  { id: 'souk-kitchen-2', categoryId: 'adventure' },
  { id: 'star-breaker-2', categoryId: 'girls' },
  { id: 'lantern-leap-3', categoryId: 'cooking' },
  { id: 'zellige-3', categoryId: 'action' },
  { id: 'dune-rally-3', categoryId: 'racing' },
  { id: 'oasis-quest-3', categoryId: 'adventure' },
  { id: 'henna-studio-3', categoryId: 'girls' },
  { id: 'souk-kitchen-3', categoryId: 'cooking' },
  { id: 'star-breaker-3', categoryId: 'racing' },
  { id: 'lantern-leap-4', categoryId: 'girls' },
  { id: 'zellige-4', categoryId: 'adventure' },
  { id: 'dune-rally-4', categoryId: 'adventure' },
  { id: 'oasis-quest-4', categoryId: 'puzzle' },
  { id: 'henna-studio-4', categoryId: 'cooking' },
  { id: 'souk-kitchen-4', categoryId: 'action' },
  { id: 'star-breaker-4', categoryId: 'cooking' },
  { id: 'lantern-leap-5', categoryId: 'puzzle' },
  { id: 'zellige-5', categoryId: 'racing' },
  { id: 'dune-rally-5', categoryId: 'adventure' },
  { id: 'oasis-quest-5', categoryId: 'girls' },
  { id: 'henna-studio-5', categoryId: 'puzzle' },
  { id: 'souk-kitchen-5', categoryId: 'puzzle' },
  { id: 'star-breaker-5', categoryId: 'puzzle' },
  { id: 'lantern-leap-6', categoryId: 'action' },
  { id: 'zellige-6', categoryId: 'cooking' },
]
