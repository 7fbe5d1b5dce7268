import { GROUNDING, type TokenModel } from '../models.ts'
import type { Usage } from './usage.ts'

/** What goes into a call, measured before it is made. */
export interface Load {
  /** UTF-8 bytes of all texts. */
  readonly textBytes: number
  readonly pictures: number
  /** Bytes of all recordings and videos. */
  readonly mediaBytes: number
  readonly grounded: boolean
}

/** What a call may cost, in millionths of a dollar, by how it ended. */
export interface Price {
  /** The most it can cost: charged before it is made. */
  readonly worst: number
  /** It ended, and said what it used. */
  used(usage: Usage): number
  /** It was broken off after so many seconds. */
  brokenOff(usage: Usage | null, seconds: number): number
}

/** The longest context of any model. */
const CONTEXT = 1_048_576
const PICTURE_TOKENS = 4096
/** Speech at 6 kbit/s has one token in 23 bytes; video has fewer. */
const BYTES_PER_MEDIA_TOKEN = 20
/** More than any model writes in a second. */
const TOKENS_PER_SECOND = 1000
/** What may be under way when a call is broken off. */
const UNDER_WAY = 2000

/**
 * The price of a call that is billed by the token. Dollars for a million tokens are millionths of a dollar for
 * one. A text never has more tokens than bytes.
 */
export function tokenPrice(model: TokenModel, load: Load): Price {
  const grounding = load.grounded ? dollars(GROUNDING) : 0
  const media = Math.ceil(load.mediaBytes / BYTES_PER_MEDIA_TOKEN)
  const input = Math.min(CONTEXT, load.textBytes + load.pictures * PICTURE_TOKENS + media)
  const cost = (inputTokens: number, outputTokens: number) =>
    Math.ceil(inputTokens * model.input + outputTokens * model.output) + grounding
  const worst = cost(input, model.maxOutput)
  return {
    worst,
    used: (usage) => cost(usage.input, usage.output),
    brokenOff: (usage, seconds) => {
      const made = (usage?.output ?? 0) + UNDER_WAY + Math.ceil(seconds * TOKENS_PER_SECOND)
      return Math.min(worst, cost(usage?.input || input, Math.min(model.maxOutput, made)))
    },
  }
}

/** The price of a call that costs the same whatever becomes of it. */
export function fixedPrice(amount: number): Price {
  const worst = dollars(amount)
  return { worst, used: () => worst, brokenOff: () => worst }
}

/** Dollars in millionths. */
export function dollars(amount: number): number {
  return Math.ceil(amount * 1_000_000)
}
