import type { GameId } from '@saha/games/manifests'
import { createSeededRandom } from '../seeded-random.ts'
import type { Article, Game } from '../types.ts'
import { height, width } from './drawing/backdrop.ts'
import type { Scene } from './scene.ts'
import { createScheme, type Scheme } from './drawing/scheme.ts'
import { courtyard } from './scenes/courtyard.ts'
import { duneRally } from './scenes/dune-rally.ts'
import { hennaStudio } from './scenes/henna-studio.ts'
import { lanternLeap } from './scenes/lantern-leap.ts'
import { oasisQuest } from './scenes/oasis-quest.ts'
import { oneButton } from './scenes/one-button.ts'
import { soukKitchen } from './scenes/souk-kitchen.ts'
import { starBreaker } from './scenes/star-breaker.ts'
import { zellige } from './scenes/zellige.ts'
import { svgDocument } from './drawing/stars.ts'
import { group } from './drawing/svg.ts'

const scenesByGame: Readonly<Record<GameId, Scene>> = {
  'lantern-leap': lanternLeap,
  zellige,
  'dune-rally': duneRally,
  'oasis-quest': oasisQuest,
  'henna-studio': hennaStudio,
  'souk-kitchen': soukKitchen,
  'star-breaker': starBreaker,
}
const scenes: ReadonlyMap<string, Scene> = new Map(Object.entries(scenesByGame))

const articleScenes: ReadonlyMap<string, (s: Scheme) => string> = new Map([
  ['one-button-games', oneButton],
  ['courtyard-games', courtyard],
])

function throwMissingScene(kind: string, id: string, file: string): never {
  throw new Error(
    `The ${kind} "${id}" has no poster, because no scene is drawn for it. ` +
      `Add a scene to app/src/catalogue/posters/scenes and list it in ${file}.`,
  )
}

/**
 * Draws a game's poster as an SVG document of 400 × 256: the scene of its base game, in its category's hue. Time of
 * day and composition differ between variants. The same game always has the same poster.
 */
export function drawPoster(game: Game): string {
  const scene = scenes.get(game.baseId) ?? throwMissingScene('game', game.id, 'posters/poster.ts')
  const index = Math.max(0, game.variant - 1)
  const pick = <Item>(items: readonly Item[], shift = 0): Item =>
    items[(index + shift) % items.length] as Item
  const drawing = scene.draw(createScheme(game.categoryId, pick(scene.times)), {
    pick,
    index,
    random: createSeededRandom(game.seed),
  })
  // Every scene is lit from above, so it can be mirrored.
  const mirrored = index % 4 === 3 ? group({ transform: `matrix(-1 0 0 1 ${width} 0)` }, drawing) : drawing
  return svgDocument(width, height, mirrored)
}

/** Draws an article's poster as an SVG document of 400 × 256. */
export function drawArticlePoster(article: Article): string {
  const scene = articleScenes.get(article.id) ?? throwMissingScene('article', article.id, 'posters/poster.ts')
  return svgDocument(width, height, scene(createScheme('article', 'dawn')))
}
