import { categoryIds } from '../listing/categories.ts'
import { toSlug } from '../listing/create-listing.ts'

/** Categories of the providers by the portal's category that they belong to. */
const providerCategories: Readonly<Record<string, readonly string[]>> = {
  action: [
    'action',
    'shooting',
    'shooter',
    'fighting',
    'arcade',
    'io',
    'io-games',
    'multiplayer',
    '2-player',
    'sports',
    'sport',
    'soccer',
    'football',
    'basketball',
    'stickman',
    'war',
    'battle',
    'clicker',
    'hypercasual',
    'casual',
    'agility',
    'skill',
    'boys',
    'zombie',
  ],
  puzzle: [
    'puzzle',
    'puzzles',
    'match-3',
    'match3',
    'bubble-shooter',
    'mahjong',
    'mahjong-connect',
    'jigsaw',
    'board',
    'boardgames',
    'card',
    'cards',
    'quiz',
    'trivia',
    'educational',
    'word',
    'words',
    'merge',
    'sudoku',
    'solitaire',
    'hidden-object',
    'brain',
    'strategy',
    'logic',
    'chess',
  ],
  racing: ['racing', 'racing-driving', 'driving', 'car', 'cars', 'drift', 'bike', 'parking'],
  adventure: [
    'adventure',
    'role-playing',
    'rpg',
    'platform',
    'platformer',
    '3d',
    'simulation',
    'escape',
    'runner',
  ],
  girls: [
    'girls',
    'dress-up',
    'makeup',
    'fashion',
    'beauty',
    'baby-hazel',
    'care',
    'princess',
    'art',
    'coloring',
  ],
  cooking: ['cooking', 'food', 'restaurant', 'baking', 'farming'],
}

const byProvider = new Map(
  Object.entries(providerCategories).flatMap(([category, names]) =>
    names.map((name) => [name, category] as const),
  ),
)

/** Returns the portal's category for a provider's; undefined if it is unknown or not offered. */
export function mapCategory(name: string): string | undefined {
  const slug = toSlug(name.replace(/\.io$/i, 'io')).replace(/-games?$/, '')
  const category = categoryIds.includes(slug) ? slug : byProvider.get(slug)
  return category !== undefined && categoryIds.includes(category) ? category : undefined
}
