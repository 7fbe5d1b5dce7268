import * as v from 'valibot'

/** Lower-case words with hyphens. */
export const gameId = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

const inLanguages = (maxLength: number) =>
  v.strictObject({
    en: v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength)),
    ar: v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength)),
  })

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))

/** SDKs of other portals that have an adapter. */
const sdkNames = ['crazygames-v3', 'poki-v2', 'playgama-bridge'] as const

const hostedGame = v.strictObject({
  id: gameId,
  /** Names the folder of this version; it follows from the content. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  entry: v.literal('index.html'),
  titles: inLanguages(120),
  descriptions: inLanguages(2000),
  howToPlay: v.optional(inLanguages(2000)),
  category: gameId,
  tags: v.pipe(v.array(gameId), v.maxLength(20)),
  width: v.optional(pixels),
  height: v.optional(pixels),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Kind and name of the source, for example `zip:maze.zip`. */
  source: v.pipe(v.string(), v.maxLength(200)),
  sdk: v.optional(v.picklist(sdkNames)),
})

/** A game whose files are stored in `hosted-games/<id>/<digest>`. */
export type HostedGame = v.InferOutput<typeof hostedGame>

/** Content of `hosted-games/catalogue.json`. */
export const hostedCatalogue = v.pipe(
  v.array(hostedGame),
  v.check((games) => new Set(games.map(({ id }) => id)).size === games.length, 'Two games have one id.'),
)
