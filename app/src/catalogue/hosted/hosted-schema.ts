import * as v from 'valibot'

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(60))
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    // oxlint-disable-next-line no-control-regex -- such characters are what it rejects
    v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/),
  )
const texts = (max: number) => v.strictObject({ en: text(max), ar: text(max) })
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))

// oxlint-disable-next-line no-control-regex -- such characters are what it rejects
const fileName = /^[^./\\\u0000-\u001f\u007f:?#%][^/\\\u0000-\u001f\u007f:?#%]*$/

/** A relative path of plain names, which no system resolves outside its folder. */
const path = (ending: RegExp) =>
  v.pipe(
    v.string(),
    v.maxLength(500),
    v.check(
      (value) => value.split('/').every((name) => fileName.test(name)),
      'This is no path of a plain file.',
    ),
    v.regex(ending),
  )

const hostedGame = v.strictObject({
  id: slug,
  /** Names the folder of these files: 64 bits of a hash of them, in hexadecimal. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The document that the player frames. */
  entry: path(/\.html?$/i),
  titles: texts(120),
  descriptions: texts(2000),
  howToPlay: v.optional(texts(2000)),
  category: slug,
  tags: v.pipe(v.array(slug), v.maxLength(30)),
  width: v.optional(pixels),
  height: v.optional(pixels),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Address or file name that the game came from. */
  source: v.pipe(v.string(), v.maxLength(2000)),
  /** An image of the game's folder that is its poster. @default a drawing */
  thumbnail: v.optional(path(/\.(?:png|jpg|webp)$/)),
  /** The adapter that its pages load. */
  sdk: v.optional(v.picklist(['crazygames-v3', 'poki-v2', 'playgama-bridge'])),
  addedAt: v.optional(v.pipe(v.string(), v.isoDate())),
})

/** A game of other people, as `catalogue.json` lists it. */
export type HostedGame = v.InferOutput<typeof hostedGame>

/** Schema of `catalogue.json`, which lists each game once. */
const hostedCatalogue = v.pipe(
  v.array(hostedGame),
  v.check((games) => new Set(games.map(({ id }) => id)).size === games.length, 'Two games have the same id.'),
)

/** Names the faulty game by its id, or by its position without one. */
function describeIssue(data: unknown, { path, message }: v.BaseIssue<unknown>): string {
  const [position, ...field] = (path ?? []).map(({ key }) => String(key))
  const game: unknown = Array.isArray(data) && position !== undefined ? data[Number(position)] : undefined
  const id: unknown = typeof game === 'object' && game !== null && 'id' in game ? game.id : undefined
  const name = typeof id === 'string' ? `the game "${id}"` : `entry ${position ?? 0}`
  return field.length === 0 && id === undefined ? message : `${name}, ${field.join('.')}: ${message}`
}

/**
 * Parses the text of a `catalogue.json`.
 *
 * @throws an error that names the faulty game and field
 */
export function readHostedCatalogue(json: string): HostedGame[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (cause) {
    throw new Error('The catalogue of hosted games is not JSON: import the games again.', { cause })
  }
  const result = v.safeParse(hostedCatalogue, data)
  if (result.success) return result.output
  throw new Error(`The catalogue of hosted games is faulty. ${describeIssue(data, result.issues[0])}`)
}
