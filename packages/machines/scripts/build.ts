/** `npm run build -w @saha/machines`: compiles JavaScript and types into `dist`, as published. */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))
rmSync(`${here}dist`, { recursive: true, force: true })
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' })
process.exit(status ?? 1)
