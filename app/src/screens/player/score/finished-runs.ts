/** Runs of this visit whose scores may be submitted. */
const maxRuns = 8
const logs = new Map<string, string>()

const keyOf = (gameId: string, score: number) => `${gameId} ${score}`

/** Logs of finished runs, until their scores are submitted. */
export const finishedRuns = {
  add(gameId: string, score: number, log: string): void {
    logs.set(keyOf(gameId, score), log)
    const [oldest] = logs.keys()
    if (logs.size > maxRuns && oldest !== undefined) logs.delete(oldest)
  },
  /** Returns the log of a run with this score and removes it. */
  take(gameId: string, score: number): string | undefined {
    const log = logs.get(keyOf(gameId, score))
    logs.delete(keyOf(gameId, score))
    return log
  },
}
