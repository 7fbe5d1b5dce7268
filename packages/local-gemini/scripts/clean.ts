/** Removes what was built, so that no file of a renamed source is packed. */
import { rmSync } from 'node:fs'

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true })
