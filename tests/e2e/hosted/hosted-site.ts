import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startLocalCloud } from '../../../packages/local-cloud/src/index.ts'
import { prepareFiles } from '../../../app/game-import/prepare/prepare-files.ts'
import { games } from './games/index.ts'
import type { GameFiles } from './games/page.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Any digest is as good as another. */
export const digest = '0123456789abcdef'

const toGameFiles = (files: GameFiles) =>
  Object.entries(files).map(([path, content]) => ({ path, bytes: Buffer.from(content) }))

/** Writes the games as the importer leaves them. */
function writeGames(folder: string): void {
  for (const [id, files] of Object.entries(games))
    for (const { path: name, bytes } of prepareFiles(toGameFiles(files)).files) {
      const path = join(folder, id, digest, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
  const catalogue = Object.keys(games).map((id) => ({
    id,
    digest,
    entry: 'index.html',
    titles: { en: `Foreign ${id}`, ar: `لعبة ${id}` },
    descriptions: { en: `A game of other people: ${id}.`, ar: `لعبة من غيرنا: ${id}.` },
    category: 'puzzle',
    tags: ['quick'],
    bytes: 1000,
    source: 'a test',
  }))
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue))
}

async function buildPortal(imported: string, target: string): Promise<void> {
  const build = spawn(
    'npx',
    [
      'vite',
      'build',
      '--config',
      'app/vite.config.ts',
      '--outDir',
      target,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, HOSTED_GAMES: imported, VITE_PLAY_ORIGIN: 'http://127.0.0.1:*' },
    },
  )
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build of the portal ended with code ${code}.`)
}

/**
 * Builds the portal with the games of the tests and serves it.
 *
 * @param importGames imports more games into the folder
 */
export async function serveHostedGames(importGames?: (imported: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'saha-hosted-'))
  const imported = join(folder, 'imported')
  writeGames(imported)
  importGames?.(imported)
  await buildPortal(imported, join(folder, 'dist'))
  const cloud = await startLocalCloud({
    port: 0,
    data: join(folder, 'data.sqlite'),
    config: join(root, 'appwrite.config.json'),
    serve: { '/': join(folder, 'dist'), '/arcade': join(root, 'packages/games/dist') },
  })
  const { port } = new URL(cloud.url)
  return {
    /** The portal, whose games are on another site. */
    url: `http://localhost:${port}/`,
    /** The portal on the site of its games. */
    sameSiteUrl: `http://127.0.0.1:${port}/`,
    dispose: async () => {
      await cloud.close()
      rmSync(folder, { recursive: true })
    },
  }
}
