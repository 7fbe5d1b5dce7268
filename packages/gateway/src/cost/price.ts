import { GROUNDING, type TokenModel } from '../models.ts'
import { CONTEXT } from './tokens.ts'
import type { Usage } from './usage.ts'

/** Measured input of a call. */
export interface CallInput {
  /** UTF-8 bytes of all texts. */
  readonly textBytes: number
  /** Tokens of all images, recordings and videos. */
  readonly mediaTokens: number
  readonly grounded: boolean
}

/** Cost of a call in microdollars, by its end. */
export interface Price {
  /** Maximum cost, charged before the call is sent. */
  readonly maxCost: number
  /** Cost of a complete call with its reported usage. */
  complete(usage: Usage): number
  /** Cost of a call that was aborted after that many seconds. */
  aborted(usage: Usage | null, seconds: number): number
}

/** Tokens that a search may add to the prompt. */
const TOOL_TOKENS = 50_000
/** Faster than any model writes. */
const TOKENS_PER_SECOND = 1000
/** Output tokens that may be in flight when a call is aborted. */
const UNDER_WAY = 2000

/**
 * Creates the price of a call billed by the token. Dollars for a million tokens are microdollars for one. A text
 * never has more tokens than bytes.
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
      // The first usage of a stream lacks the tokens that a search adds.
      const prompt = usage === null || usage.input === 0 ? input : Math.min(CONTEXT, usage.input + tools)
      const estimate = cost(prompt, Math.min(model.maxOutput, made), searches)
      // A reported usage above the expected maximum is charged, because Google bills it.
      const said = usage === null ? 0 : cost(usage.input, usage.output, searches)
      return Math.max(Math.min(maxCost, estimate), said)
    },
  }
}

/** Creates a price that does not depend on the call's end. */
export function fixedPrice(amount: number): Price {
  const maxCost = toMicrodollars(amount)
  return { maxCost, complete: () => maxCost, aborted: () => maxCost }
}

/** Converts dollars to microdollars, rounded up. */
export function toMicrodollars(amount: number): number {
  return Math.ceil(amount * 1_000_000)
}
