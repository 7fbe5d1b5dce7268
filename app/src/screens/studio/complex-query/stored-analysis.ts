import type { Analysis } from '../../../adapters/gemini/complex-query.ts'

/** What has come of a question. */
export interface StoredAnalysis extends Analysis {
  readonly question: string
  /** When it was asked, in ms. */
  readonly since: number
  /** How long it took; 0 while it is under way. */
  readonly seconds: number
  /**
   * - `streaming` more may come
   * - `whole` the model said all
   * - `cut-off` the model ran out of room
   * - `stopped` the visitor stopped it, or left the portal
   * - `failed` the connection or the service broke off
   */
  readonly ending: 'streaming' | 'whole' | 'cut-off' | 'stopped' | 'failed'
}

const endings: ReadonlySet<unknown> = new Set(['whole', 'cut-off', 'stopped', 'failed'])

/** Reads what the storage gives back; one that was left in the middle will not go on. */
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
