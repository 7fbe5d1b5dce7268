/** Hears of a fault that no visitor can mend: a bug in an adapter, or an answer that is not what was agreed on. */
export type ReportFault = (message: string, cause: unknown) => void

// A bundler writes the mode in; where there is neither a bundler nor Node, somebody is trying things out.
const inProduction = () => {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return false
  }
}

const reported = new Set<string>()

/** Writes a fault on the console, once and in development only. Its machine goes on, with a failure. */
export const reportFault: ReportFault = (message, cause) => {
  const line = `${message}: ${String(cause)}`
  if (inProduction() || reported.has(line)) return
  reported.add(line)
  console.error(`${message}:`, cause)
}
