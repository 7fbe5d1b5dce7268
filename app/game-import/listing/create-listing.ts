import { readdirSync } from 'node:fs'
import { listedGames } from '../../src/catalogue/games/listed-games.ts'
import type { HostedGame } from '../../src/catalogue/hosted/hosted-schema.ts'
import { ImportError } from '../import-error.ts'
import { findTitle, parseHtml } from '../prepare/edit-html.ts'
import type { PreparedFiles } from '../prepare/prepare-files.ts'
import { entryName } from '../source/find-root.ts'
import { categoryIds, checkCategory } from './categories.ts'

/** Texts and values of an operator or a feed. */
export interface Description {
  id?: string | undefined
  title?: string | undefined
  titleAr?: string | undefined
  description?: string | undefined
  descriptionAr?: string | undefined
  howToPlay?: string | undefined
  category?: string | undefined
  tags?: readonly string[] | undefined
  width?: number | undefined
  height?: number | undefined
}

/** Returns a text as lower-case words with hyphens; empty if it has no Latin letters or digits. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')

/** Ids of the portal's games and articles. */
const ownIds = new Set([
  ...listedGames.map(({ id }) => id),
  ...readdirSync(new URL('../../src/catalogue/articles', import.meta.url)).map((name) =>
    name.replace(/\..*/, ''),
  ),
])

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const isSlug = (id: string) => slug.test(id) && id.length <= 60

/** Checks for a slug that no game and no article of the portal has. */
export const isFreeId = (id: string): boolean => isSlug(id) && !ownIds.has(id)

/** @throws ImportError if the id is not a slug, or belongs to a game or an article of the portal */
function checkId(id: string): string {
  if (!isSlug(id))
    throw new ImportError(
      `"${id}" is not an id.`,
      'Ids are parts of addresses: lower-case Latin words and digits with hyphens, at most 60 characters.',
      'Name the game: --id=maze-runner',
    )
  if (ownIds.has(id))
    throw new ImportError(
      `The portal has a game or an article "${id}" of its own.`,
      'Addresses, scores and saves depend on ids, so two games cannot share one.',
      'Choose another one: --id=maze-runner',
    )
  return id
}

/** Returns the title of the game's page. */
function readTitle({ files }: PreparedFiles): string {
  const page = files.find(({ path }) => path === entryName)
  return page ? findTitle(parseHtml(new TextDecoder().decode(page.bytes))) : ''
}

/** Returns a name like `maze-runner.zip` without its extension. */
const readName = (source: string) => source.slice(source.indexOf(':') + 1).replace(/\.[a-z]+$/i, '')

/**
 * Creates the catalogue's entry of a game from its description, its page's title and the name of its source.
 * @throws ImportError if id or category are not allowed
 */
export function createListing(prepared: PreparedFiles, source: string, given: Description): HostedGame {
  const name = readName(source)
  const title = (given.title ?? (readTitle(prepared) || name)).slice(0, 120)
  const description = given.description || title
  const howToPlay = given.howToPlay || undefined
  return {
    id: checkId(given.id ?? (toSlug(name) || toSlug(title))),
    digest: prepared.digest,
    entry: entryName,
    titles: { en: title, ar: given.titleAr ?? title },
    descriptions: { en: description, ar: given.descriptionAr ?? description },
    ...(howToPlay !== undefined && { howToPlay: { en: howToPlay, ar: howToPlay } }),
    category: checkCategory(given.category ?? categoryIds[0] ?? ''),
    tags: [...(given.tags ?? [])],
    ...(given.width !== undefined && { width: given.width }),
    ...(given.height !== undefined && { height: given.height }),
    bytes: prepared.bytes,
    ...(prepared.sdk && { sdk: prepared.sdk }),
    source,
  }
}
