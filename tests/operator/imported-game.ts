import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeZip } from '../../app/game-import/testing/write-zip.ts'
import type { PortalCopy } from './portal-copy.ts'

const page = `<!doctype html>
<title>Maze</title>
<body style="margin: 0; background: #123">
<canvas></canvas>
<script>
  const context = document.querySelector('canvas').getContext('2d')
  let moves = 0
  const draw = () => context.fillRect(moves * 10, 10, 8, 8)
  addEventListener('keydown', () => (moves++, draw()))
  draw()
</script>
`

/** Imports a zip file as `docs/operate.md` says. */
export function importGame(copy: PortalCopy): void {
  writeFileSync(join(copy.folder, 'maze.zip'), writeZip([{ name: 'index.html', content: page }]))
  // The tests of the importer play games; the command of the table then finds that nothing is new.
  copy.run('npm run --silent games:import -- maze.zip --category=puzzle --title-ar=متاهة --skip-probe')
  copy.addChanges(['hosted-games/catalogue.json'])
}
