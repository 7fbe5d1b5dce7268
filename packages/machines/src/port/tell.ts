/** Hears of a fault that no visitor can mend: a bug in an adapter, or an answer that is not what was agreed on. */
export type Tell = (what: string, cause: unknown) => void

// A bundler writes the mode in; where there is neither a bundler nor Node, somebody is trying things out.
const inProduction = () => {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return false
  }
}

const told = new Set<string>()

/** Writes a fault on the console, once and in development only. Its machine goes on, with a failure. */
export const tellOnce: Tell = (what, cause) => {
  const line = `${what}: ${String(cause)}`
  if (inProduction() || told.has(line)) return
  told.add(line)
  console.error(`${what}:`, cause)
}
