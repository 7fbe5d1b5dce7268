/** Returns a signal that aborts with the first of these. `AbortSignal.any` is newer than the browsers the build targets. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const scope = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) {
      scope.abort(signal.reason)
      break
    }
    signal.addEventListener('abort', () => scope.abort(signal.reason), { once: true, signal: scope.signal })
  }
  return scope.signal
}
