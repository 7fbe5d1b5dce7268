/**
 * `npm run benchmark:search`: measures the cost of a keystroke and the share of misspelt titles that are found, at
 * the size of a large feed. Each title is typed letter by letter; the fastest of three runs counts.
 */
import { createCatalogue } from '../../app/src/catalogue/create-catalogue.ts'
import { categories } from '../../app/src/catalogue/categories.ts'
import { createGameSearch, type GameSearch } from '../../app/src/catalogue/search/game-search.ts'
import { createSeededRandom } from '../../app/src/catalogue/seeded-random.ts'
import { manyGames } from '../../app/src/testing/many-games.ts'
import { misspelt } from '../../app/src/testing/misspelt.ts'

const locales = ['en', 'ar'] as const
const titles = 250
/** Number of results that users read. */
const seen = 20

function keystroke(find: GameSearch, typed: string): number {
  const times = [0, 1, 2].map(() => {
    const pressed = performance.now()
    find(typed)
    return performance.now() - pressed
  })
  return Math.min(...times)
}

const share = (values: readonly number[], part: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0).toFixed(2)

for (const count of [10_000, 38_000]) {
  const games = manyGames(count)
  const catalogue = createCatalogue({ games, categories, articles: [], loadBody: async () => undefined })
  const startedAt = performance.now()
  const find = await createGameSearch(catalogue)
  const made = performance.now() - startedAt
  const random = createSeededRandom(2026)
  const lost: string[] = []
  const [keys, whole]: [number[], number[]] = [[], []]
  for (let round = 0; round < titles; round += 1) {
    for (const locale of locales) {
      const game = games[Math.floor(random() * count)]
      if (!game) continue
      const typed = misspelt(game.title[locale], locale, random)
      if (!find(typed).games.slice(0, seen).includes(game)) lost.push(`${typed} (${game.title[locale]})`)
      whole.push(keystroke(find, typed))
      if (round % 5 === 0)
        for (let end = 1; end <= typed.length; end += 1) keys.push(keystroke(find, typed.slice(0, end)))
    }
  }
  const recall = (100 * (1 - lost.length / (2 * titles))).toFixed(1)
  console.log(
    `${count} games: read in ${made.toFixed(0)} ms; ${recall} % of ${2 * titles} misspelt titles among the first ${seen}; ` +
      `a keystroke ${share(keys, 0.5)} ms, 95th percentile ${share(keys, 0.95)}, longest ${share(keys, 1 - Number.EPSILON)}; ` +
      `a whole misspelt title ${share(whole, 0.5)}, 95th percentile ${share(whole, 0.95)}`,
  )
  for (const each of lost.slice(0, 12)) console.log(`  not found: ${each}`)
}
