/** Raises the timeout of `vi.waitFor`, which is one second, for busy machines. */
import { vi } from 'vitest'

const originalWaitFor = Symbol.for('saha.originalWaitFor')
// Files without isolation share `vi`, so the original is stored once.
const shared = vi as typeof vi & { [originalWaitFor]?: typeof vi.waitFor }
const waitFor = (shared[originalWaitFor] ??= vi.waitFor)
vi.waitFor = (check, options = 20_000) => waitFor(check, options)
