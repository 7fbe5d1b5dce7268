import { getSeed } from '../games/get-seed.ts'
import { hashId } from '../games/hash-id.ts'
import { createSeededRandom } from '../seeded-random.ts'
import type { Article, Game } from '../types.ts'
import { height, width } from './drawing/backdrop.ts'
import type { Scene } from './scene.ts'
import { createScheme, type Scheme, type SchemeHue } from './drawing/scheme.ts'
import { courtyard } from './scenes/courtyard.ts'
import { duneRally } from './scenes/dune-rally.ts'
import { hennaStudio } from './scenes/henna-studio.ts'
import { lanternLeap } from './scenes/lantern-leap.ts'
import { oasisQuest } from './scenes/oasis-quest.ts'
import { createOpenSquare } from './scenes/open-square.ts'
import { oneButton } from './scenes/one-button.ts'
import { soukKitchen } from './scenes/souk-kitchen.ts'
import { starBreaker } from './scenes/star-breaker.ts'
import { zellige } from './scenes/zellige.ts'
import { svgDocument } from './drawing/stars.ts'
import { group } from './drawing/svg.ts'

/** Drawings by base game; others have the open square. */
const scenes: ReadonlyMap<string, Scene> = new Map(
  Object.entries({
    'lantern-leap': lanternLeap,
    zellige,
    'dune-rally': duneRally,
    'oasis-quest': oasisQuest,
    'henna-studio': hennaStudio,
    'souk-kitchen': soukKitchen,
    'star-breaker': starBreaker,
  }),
)

const articleScenes: ReadonlyMap<string, (s: Scheme) => string> = new Map([
  ['one-button-games', oneButton],
  ['courtyard-games', courtyard],
])

/**
 * Draws a game's poster as an SVG document of 400 × 256: the scene of its base game, in the hue of its category. Time of
 * day and composition differ between variants. The same game always has the same poster.
 */
export function drawPoster(game: Game, hue: SchemeHue): string {
  const scene = scenes.get(game.baseId) ?? createOpenSquare(game.baseId)
  const index = Math.max(0, game.variant - 1)
  const pick = <Item>(items: readonly Item[], shift = 0): Item =>
    items[(index + shift) % items.length] as Item
  const drawing = scene.draw(createScheme(hue, pick(scene.times)), {
    pick,
    index,
    random: createSeededRandom(getSeed(game.id)),
  })
  // Every scene is lit from above, so it can be mirrored.
  const mirrored = index % 4 === 3 ? group({ transform: `matrix(-1 0 0 1 ${width} 0)` }, drawing) : drawing
  return svgDocument(width, height, mirrored)
}

/** Draws an article's poster as an SVG document of 400 × 256. */
export function drawArticlePoster({ id }: Article): string {
  const draw = articleScenes.get(id)
  if (draw) return svgDocument(width, height, draw(createScheme('article', 'dawn')))
  const { times, draw: drawSquare } = createOpenSquare(id)
  const [time = 'dawn'] = times
  const pick = <Item>([first]: readonly Item[]): Item => first as Item
  const variant = { pick, index: 0, random: createSeededRandom(hashId(id)) }
  return svgDocument(width, height, drawSquare(createScheme('article', time), variant))
}
