/** Receives faults that users cannot fix: a bug in an adapter, or an invalid response. */
export type ReportFault = (message: string, cause: unknown) => void

// Bundlers replace this expression. Without a bundler or Node it throws, which counts as development.
const inProduction = () => {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return false
  }
}

const reported = new Set<string>()

/** Logs a fault to the console, once and in development only. The machine continues with a failure. */
export const reportFault: ReportFault = (message, cause) => {
  const line = `${message}: ${String(cause)}`
  if (inProduction() || reported.has(line)) return
  reported.add(line)
  console.error(`${message}:`, cause)
}
