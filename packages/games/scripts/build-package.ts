/** `npm run build:package -w @saha/games`: compiles the bridge and the local player into `dist/package`, as published. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleScript } from '../bundle-hosted.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const target = `${here}dist/package/`
rmSync(target, { recursive: true, force: true })
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const player = `${target}local-player/`
copyFileSync(`${here}src/local-player/page.html`, `${player}page.html`)
writeFileSync(`${player}page.js`, await bundleScript('local-player/page.ts'))
copyFileSync(`${here}../../node_modules/fake-indexeddb/LICENSE`, `${player}indexed-db.LICENSE`)
for (const name of ['first-script', 'indexed-db'])
  writeFileSync(`${player}${name}.js`, await bundleScript(`hosted/${name}.ts`))
