import type { Fault } from '../faults/fault.ts'
import type { Language } from '../writing/language.ts'
import type { World } from '../world.ts'

/** 40 ms of speech: 24,000 samples a second, two bytes each. */
const PIECE_MS = 40
const PIECE_BYTES = (24_000 * 2 * PIECE_MS) / 1000
/** How far ahead of its playing speech is sent. */
const LEAD_MS = 400

/** Something to be said aloud in a session. */
export interface Reply {
  readonly text: string
  readonly language: Language
  readonly voice: string
  /** Whether what is said is told in words too. */
  readonly captions: boolean
  readonly fault: Fault | null
  readonly promptTokens: number
}

/** The connection, as far as a reply needs it. */
export interface Line {
  readonly send: (message: object) => void
  readonly close: (code: number, reason: string) => void
  readonly cut: () => void
}

/** How a reply went. */
export type ReplyEnd = 'complete' | 'interrupted' | 'closed'

/**
 * Says something sentence by sentence, in pieces of 40 ms that go out a little before they are played. It ends early
 * when the signal is aborted; whoever aborts it tells the client.
 */
export async function say(reply: Reply, line: Line, world: World, signal: AbortSignal): Promise<ReplyEnd> {
  const { text, language, voice, captions, fault } = reply
  const sentences = text.match(/[^.!?؟]+(?:[.!?؟]+(?=\s|$)|[.](?=\d)[^.!?؟]*[.!?؟]*|$)\s*/gu) ?? [text]
  const began = world.now()
  let sent = 0
  for (const [index, sentence] of sentences.entries()) {
    const speech = await world.workshop.make('speech', { text: sentence, language, voice })
    for (let from = 0; from < speech.length; from += PIECE_BYTES) {
      const ahead = began + sent * PIECE_MS - LEAD_MS - world.now()
      if (ahead > 0) await world.wait(ahead, signal)
      if (signal.aborted) return 'interrupted'
      const data = Buffer.from(speech.subarray(from, from + PIECE_BYTES)).toString('base64')
      const modelTurn = { parts: [{ inlineData: { mimeType: 'audio/pcm;rate=24000', data } }] }
      const outputTranscription = from === 0 && captions ? { outputTranscription: { text: sentence } } : {}
      line.send({ serverContent: { modelTurn, ...outputTranscription } })
      sent += 1
      if (index === 0 && from >= PIECE_BYTES * 4 && fault !== null) {
        const end = breakOff(fault, line)
        if (end !== null) return end
      }
    }
  }
  line.send({ serverContent: { generationComplete: true } })
  const left = began + sent * PIECE_MS - world.now()
  if (left > 0) await world.wait(left, signal)
  if (signal.aborted) return 'interrupted'
  line.send({ serverContent: { turnComplete: true }, usageMetadata: usageOf(reply.promptTokens, sent) })
  return 'complete'
}

/** Breaks a reply off in its middle, where a fault asks for that. */
function breakOff({ name }: Fault, line: Line): ReplyEnd | null {
  if (name === 'live-internal') line.close(1011, 'Internal error encountered.')
  else if (name === 'live-cut') line.cut()
  else if (name === 'live-interrupted') {
    interrupt(line)
    return 'interrupted'
  } else return null
  return 'closed'
}

/** Tells the client that the model fell silent in the middle of its turn. */
export function interrupt(line: Line): void {
  line.send({ serverContent: { interrupted: true } })
  line.send({ serverContent: { turnComplete: true } })
}

function usageOf(promptTokenCount: number, pieces: number): object {
  // The service counts 25 tokens a second of sound.
  const responseTokenCount = pieces * (PIECE_MS / 1000) * 25
  return {
    promptTokenCount,
    responseTokenCount,
    totalTokenCount: promptTokenCount + responseTokenCount,
    promptTokensDetails: [{ modality: 'AUDIO', tokenCount: promptTokenCount }],
    responseTokensDetails: [{ modality: 'AUDIO', tokenCount: responseTokenCount }],
  }
}
