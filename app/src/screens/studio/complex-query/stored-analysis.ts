import type { Analysis } from '../../../adapters/gemini/tools/complex-query.ts'

/** An analysis as it is stored. */
export interface StoredAnalysis extends Analysis {
  readonly question: string
  /** Start time in milliseconds. */
  readonly since: number
  /** Duration; 0 while it runs. */
  readonly seconds: number
  /**
   * - `streaming` more may come
   * - `whole` the model finished
   * - `cut-off` the model reached its length limit
   * - `stopped` the user stopped it or left the portal
   * - `failed` the connection or the service failed
   */
  readonly ending: 'streaming' | 'whole' | 'cut-off' | 'stopped' | 'failed'
}

const endings: ReadonlySet<unknown> = new Set(['whole', 'cut-off', 'stopped', 'failed'])

/** Parses a stored analysis; one that was still streaming becomes `stopped`. */
export function parseStoredAnalysis(value: unknown): StoredAnalysis | null {
  if (typeof value !== 'object' || value === null) return null
  const { question, text, thoughts, since, seconds, ending } = value as Partial<StoredAnalysis>
  if (typeof question !== 'string' || typeof text !== 'string' || typeof thoughts !== 'string') return null
  if (!Number.isFinite(since) || !Number.isFinite(seconds) || (text === '' && thoughts === '')) return null
  return {
    question,
    text,
    thoughts,
    since: Number(since),
    seconds: Number(seconds),
    ending: endings.has(ending) ? (ending as StoredAnalysis['ending']) : 'stopped',
  }
}
