/** Raises the timeout of `vi.waitFor`, which is one second, for busy machines. */
import { vi } from 'vitest'

const impatient = Symbol.for('saha.impatient')
// Files without isolation share `vi`, so the original is stored once.
const world = vi as typeof vi & { [impatient]?: typeof vi.waitFor }
const waitFor = (world[impatient] ??= vi.waitFor)
vi.waitFor = (check, options = 20_000) => waitFor(check, options)
