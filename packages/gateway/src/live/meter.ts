import * as v from 'valibot'
import { textBytes } from '../cost/tokens.ts'
import { parseUsage } from '../cost/usage.ts'
import type { LiveModel } from '../models.ts'
import type { LiveMessage, LiveSetup } from '../schema/live.ts'

/** Maximum context of a live session, which a resumed one may start with. */
const CONTEXT = 131_072
/** Tokens that Google adds to the first turn. */
const PREAMBLE_TOKENS = 1000
/** Output tokens that may be in flight: thinking, and speech generated ahead. */
const UNDER_WAY = 2000
/** Tokens a second of audio. */
const AUDIO = 32
/** Bytes a second of sent audio (16 kHz) and of received audio (24 kHz). */
const BYTES_SENT = 32_000
const BYTES_RECEIVED = 48_000

const serverMessage = v.object({
  usageMetadata: v.optional(v.unknown()),
  serverContent: v.optional(
    v.object({
      turnComplete: v.optional(v.boolean()),
      modelTurn: v.optional(
        v.object({
          parts: v.optional(
            v.array(
              v.object({
                text: v.optional(v.string()),
                inlineData: v.optional(v.object({ data: v.optional(v.string(), '') })),
              }),
            ),
            [],
          ),
        }),
      ),
    }),
  ),
})

/**
 * Meters the cost of a live session, in microdollars. Google bills every turn with the whole context and reports it
 * at the turn's end; until then it is estimated, never too low.
 */
export class LiveMeter {
  readonly #model: LiveModel
  /** Cost that Google has reported. */
  #reportedCost = 0
  /** Tokens that the next turn starts with. */
  #context: number
  /** Input and output tokens since the last report. */
  #inputTokens = 0
  #outputTokens = 0
  /** Turns that are requested but not reported. */
  #turns = 0
  #hasAudioInput = false

  constructor(model: LiveModel, setup: LiveSetup) {
    this.#model = model
    const instruction = setup.systemInstruction?.parts ?? []
    const written = instruction.reduce((sum, { text }) => sum + textBytes(text), PREAMBLE_TOKENS)
    this.#context = setup.sessionResumption?.handle === undefined ? written : CONTEXT
  }

  /** Cost of the session if it ends now. */
  get cost(): number {
    const { input, output } = this.#model
    const isQuiet = this.#turns === 0 && !this.#hasAudioInput && this.#outputTokens === 0
    if (isQuiet) return this.#reportedCost
    const turns = Math.max(1, this.#turns)
    const prompt = Math.min(CONTEXT, this.#context + this.#inputTokens)
    return Math.ceil(this.#reportedCost + turns * prompt * input + (this.#outputTokens + UNDER_WAY) * output)
  }

  /**
   * Counts a client message, unless the session would then cost more than `most`.
   *
   * @returns whether it was counted and may be sent
   */
  countClientMessage(message: LiveMessage, most: number): boolean {
    const before = [this.#inputTokens, this.#turns, this.#hasAudioInput] as const
    this.#add(message)
    if (this.cost <= most) return true
    ;[this.#inputTokens, this.#turns, this.#hasAudioInput] = before
    return false
  }

  #add(message: LiveMessage): void {
    if ('clientContent' in message) {
      const parts = message.clientContent.turns.flatMap((turn) => turn.parts)
      this.#inputTokens += parts.reduce((sum, { text }) => sum + textBytes(text), 0)
      this.#turns += 1
      return
    }
    const { realtimeInput } = message
    if ('text' in realtimeInput) {
      this.#inputTokens += textBytes(realtimeInput.text)
      this.#turns += 1
    } else if ('audio' in realtimeInput) {
      this.#inputTokens += (bytesIn(realtimeInput.audio.data) / BYTES_SENT) * AUDIO
      this.#hasAudioInput = true
    } else if ('activityEnd' in realtimeInput) this.#turns += 1
  }

  /** Counts a server message; ignores one that cannot be parsed. */
  countServerMessage(message: string): void {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), serverMessage), message)
    if (!read.success) return
    const { serverContent, usageMetadata } = read.output
    for (const { text = '', inlineData } of serverContent?.modelTurn?.parts ?? [])
      this.#outputTokens += textBytes(text) + (bytesIn(inlineData?.data ?? '') / BYTES_RECEIVED) * AUDIO
    const usage = parseUsage(usageMetadata)
    if (usage === null) return
    this.#reportedCost += usage.input * this.#model.input + usage.output * this.#model.output
    this.#context = usage.input + usage.output
    // Google may have merged texts that arrived close together into one turn.
    this.#turns = Math.max(0, Math.min(this.#turns - 1, serverContent?.turnComplete ? 1 : Infinity))
    if (this.#turns === 0) this.#inputTokens = 0
    this.#outputTokens = 0
    this.#hasAudioInput = false
  }
}

function bytesIn(base64: string): number {
  return (base64.length * 3) / 4
}
