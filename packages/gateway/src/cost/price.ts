import { GROUNDING, type TokenModel } from '../models.ts'
import { CONTEXT } from './tokens.ts'
import type { Usage } from './usage.ts'

/** What goes into a call, measured before it is made. */
export interface CallInput {
  /** UTF-8 bytes of all texts. */
  readonly textBytes: number
  /** Tokens of all pictures, recordings and videos. */
  readonly mediaTokens: number
  readonly grounded: boolean
}

/** What a call may cost, in millionths of a dollar, by how it ended. */
export interface Price {
  /** The most it can cost: charged before it is made. */
  readonly maxCost: number
  /** It ended, and said what it used. */
  complete(usage: Usage): number
  /** It was broken off after so many seconds. */
  aborted(usage: Usage | null, seconds: number): number
}

/** What a search may put into the prompt. */
const TOOL_TOKENS = 50_000
/** More than any model writes in a second. */
const TOKENS_PER_SECOND = 1000
/** What may be under way when a call is broken off. */
const UNDER_WAY = 2000

/**
 * The price of a call that is billed by the token. Dollars for a million tokens are millionths of a dollar for
 * one. A text never has more tokens than bytes.
 */
export function tokenPrice(model: TokenModel, load: CallInput): Price {
  const tools = load.grounded ? TOOL_TOKENS : 0
  const input = Math.min(CONTEXT, load.textBytes + load.mediaTokens + tools)
  const grounding = (searches: number) =>
    load.grounded ? toMicrodollars(Math.max(GROUNDING.prompt, GROUNDING.search * searches)) : 0
  const cost = (inputTokens: number, outputTokens: number, searches: number) =>
    Math.ceil(inputTokens * model.input + outputTokens * model.output) + grounding(searches)
  const maxCost = cost(input, model.maxOutput, GROUNDING.mostSearches)
  return {
    maxCost,
    complete: (usage) => cost(usage.input, usage.output, usage.searches),
    aborted: (usage, seconds) => {
      const made = (usage?.output ?? 0) + UNDER_WAY + Math.ceil(seconds * TOKENS_PER_SECOND)
      const searches = Math.max(GROUNDING.mostSearches, usage?.searches ?? 0)
      // The first usage of a stream does not have what a search will add.
      const prompt = usage === null || usage.input === 0 ? input : Math.min(CONTEXT, usage.input + tools)
      const estimate = cost(prompt, Math.min(model.maxOutput, made), searches)
      // A usage beyond the worst that was expected is believed: it will be on the bill.
      const said = usage === null ? 0 : cost(usage.input, usage.output, searches)
      return Math.max(Math.min(maxCost, estimate), said)
    },
  }
}

/** The price of a call that costs the same whatever becomes of it. */
export function fixedPrice(amount: number): Price {
  const maxCost = toMicrodollars(amount)
  return { maxCost, complete: () => maxCost, aborted: () => maxCost }
}

/** Dollars in millionths. */
export function toMicrodollars(amount: number): number {
  return Math.ceil(amount * 1_000_000)
}
