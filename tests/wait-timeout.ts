/** `vi.waitFor` gives up after a second, which a busy computer may need for a breath. */
import { vi } from 'vitest'

const impatient = Symbol.for('saha.impatient')
// Files that share a world share the function too: it is taken once.
const world = vi as typeof vi & { [impatient]?: typeof vi.waitFor }
const waitFor = (world[impatient] ??= vi.waitFor)
vi.waitFor = (check, options = 20_000) => waitFor(check, options)
