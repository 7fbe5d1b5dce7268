import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toWav } from '../../../../app/src/adapters/gemini/media/wav.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))

/** Unmodified builds of engines, by the folder of their game. */
export const engines = {
  phaser: 'phaser/dist/phaser.min.js',
  pixi: 'pixi.js/dist/pixi.min.js',
  kontra: 'kontra/kontra.min.js',
  littlejs: 'littlejsengine/dist/littlejs.min.js',
} as const

const rate = 22_050

/** A tone of 0.4 s. */
const tone = () => {
  const samples = Int16Array.from({ length: rate * 0.4 }, (_, index) =>
    Math.round(9000 * Math.sin((index / rate) * 440 * 2 * Math.PI)),
  )
  return toWav(new Uint8Array(samples.buffer), rate)
}

const writePage = (engine: string) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Coins on ${engine}</title>
<script src="${engine}"></script>
<style>body { margin: 0; background: #111; overflow: hidden } #game { width: 100% }</style>
</head>
<body>
<canvas id="game" width="640" height="360"${engine.startsWith('kontra') ? '' : ' hidden'}></canvas>
<script src="rules.js"></script>
<script src="game.js"></script>
</body>
</html>
`

/**
 * Writes the games as their developers would hand them over, with a feed beside them.
 * @returns the path of the feed
 */
export function writeEngineGames(folder: string): string {
  const records = Object.entries(engines).map(([id, build]) => {
    const game = join(folder, id)
    mkdirSync(game, { recursive: true })
    copyFileSync(join(modules, build), join(game, basename(build)))
    copyFileSync(join(here, id, 'game.js'), join(game, 'game.js'))
    for (const name of ['rules.js', 'sprites.png']) copyFileSync(join(here, name), join(game, name))
    writeFileSync(join(game, 'step.wav'), tone())
    writeFileSync(join(game, 'index.html'), writePage(basename(build)))
    return { id, title: `Coins ${id}`, url: 'https://example.com/', category: 'Puzzles' }
  })
  const feed = join(folder, 'feed.json')
  writeFileSync(feed, JSON.stringify(records))
  return feed
}
