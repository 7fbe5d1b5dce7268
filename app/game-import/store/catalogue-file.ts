import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type HostedGame, readHostedCatalogue } from '../../src/catalogue/hosted/hosted-schema.ts'
import { ImportError } from '../import-error.ts'

const catalogueName = 'catalogue.json'
/** Earlier catalogues, named by consecutive numbers. */
const historyFolder = '.history'
/** Number of imports that can be undone. */
const historyLength = 5

async function parseFile(path: string): Promise<HostedGame[] | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return readHostedCatalogue(text)
  } catch (error) {
    throw new ImportError(
      `${path} is damaged.`,
      error instanceof Error ? error.message : String(error),
      'Correct the file, or delete it and import the games again.',
    )
  }
}

/** Returns the stored games; none before the first import. */
export const readCatalogue = async (root: string): Promise<HostedGame[]> =>
  (await parseFile(join(root, catalogueName))) ?? []

/** Replaces a file, so that readers see the old or the new content and never a part. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`
  const handle = await open(temporary, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, path)
}

const format = (games: readonly HostedGame[]) =>
  `[${games.map((game) => `\n  ${JSON.stringify(game)}`).join(',')}\n]\n`

const nameOf = (index: number) => `${String(index).padStart(6, '0')}.json`

/** Returns the numbers of the earlier catalogues, oldest first. */
async function listHistory(root: string): Promise<number[]> {
  const names = await readdir(join(root, historyFolder)).catch(() => [])
  return names
    .filter((name) => /^\d{6}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b)
}

/** Replaces the catalogue and remembers the current one. */
export async function writeCatalogue(root: string, games: readonly HostedGame[]): Promise<void> {
  const history = await listHistory(root)
  await mkdir(join(root, historyFolder), { recursive: true })
  const next = (history.at(-1) ?? 0) + 1
  await replaceFile(join(root, historyFolder, nameOf(next)), format(await readCatalogue(root)))
  for (const index of [...history, next].slice(0, -historyLength))
    await rm(join(root, historyFolder, nameOf(index)), { force: true })
  await replaceFile(join(root, catalogueName), format(games))
}

/** Returns the catalogue before the last change, or null. */
export async function readPrevious(root: string): Promise<HostedGame[] | null> {
  const last = (await listHistory(root)).at(-1)
  return last === undefined ? null : await parseFile(join(root, historyFolder, nameOf(last)))
}

/** Restores the catalogue before the last change. */
export async function restorePrevious(root: string): Promise<void> {
  const last = (await listHistory(root)).at(-1)
  if (last !== undefined) await rename(join(root, historyFolder, nameOf(last)), join(root, catalogueName))
}

/** Returns the games of the current and of all earlier catalogues. */
export async function listReferenced(root: string): Promise<HostedGame[]> {
  const earlier = await Promise.all(
    (await listHistory(root)).map((index) => parseFile(join(root, historyFolder, nameOf(index)))),
  )
  return [...(await readCatalogue(root)), ...earlier.flatMap((games) => games ?? [])]
}
