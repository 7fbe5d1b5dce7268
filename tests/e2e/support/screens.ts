import { routeManifest, type RouteName } from '../../../app/src/routing/route-manifest.ts'
import { crawlerFiles } from '../../../app/src/seo/crawler-files.ts'
import { tools } from '../../../app/src/routing/tools.ts'

/** Values of the routes' parameters, and variants by query. */
const examples: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  games: ['games'],
  tag: ['tag/popular'],
  gameBoard: ['board/zellige', 'board/daily-20261124-zellige'],
  game: ['game/zellige'],
  category: ['category/puzzle'],
  search: ['search/star', 'search/nothing-like-it'],
  article: ['article/courtyard-games'],
  play: ['play/zellige?from=category:puzzle', 'play/daily'],
  tool: tools.map((id) => `ai-studio/${String(id)}`),
}

/** URLs of all screens without the language. */
export const screens: readonly string[] = [
  ...Object.entries(routeManifest).flatMap(([name, { path }]) => examples[name as RouteName] ?? [path]),
  ...crawlerFiles,
  'nowhere',
]

const unnamed = screens.filter((path) => path.includes(':') && !path.includes('?'))
if (unnamed.length > 0) throw new Error(`Give an example of the parameters of ${unnamed.join(', ')}.`)
