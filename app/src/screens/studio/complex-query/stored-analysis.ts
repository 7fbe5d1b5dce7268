import * as v from 'valibot'
import { createEntryKind } from '../../../adapters/library/entry-kind.ts'
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

const finite = v.pipe(v.number(), v.finite())

const schema = v.pipe(
  v.object({
    question: v.string(),
    text: v.string(),
    thoughts: v.string(),
    since: finite,
    seconds: finite,
    ending: v.fallback(v.picklist(['whole', 'cut-off', 'stopped', 'failed']), 'stopped'),
  }),
  v.check(({ text, thoughts }) => text !== '' || thoughts !== ''),
)

/** Reads stored analyses; one that was still streaming becomes `stopped`. */
export const analysisKind = createEntryKind<StoredAnalysis>({
  tool: 'complex-query',
  schema,
  getTexts: ({ question, text }) => [question, text],
})
