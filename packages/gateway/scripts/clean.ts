/** Removes the build output, so that files of renamed sources are not packed. */
import { rmSync } from 'node:fs'

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true })
