import type { Fault } from '../faults/fault.ts'
import type { Language } from '../language.ts'
import type { Context } from '../context.ts'

/** 40 ms of speech: 24,000 samples a second, two bytes each. */
const CHUNK_MS = 40
const CHUNK_BYTES = (24_000 * 2 * CHUNK_MS) / 1000
/** Milliseconds that audio is sent before it is played. */
const LEAD_MS = 400

/** Reply to be spoken in a session. */
export interface SpokenReply {
  readonly text: string
  readonly language: Language
  readonly voice: string
  /** Whether the text is sent too. */
  readonly captions: boolean
  readonly fault: Fault | null
  readonly promptTokens: number
}

/** The part of the connection to the client that a reply needs. */
export interface Connection {
  readonly send: (message: object) => void
  readonly close: (code: number, reason: string) => void
  readonly cut: () => void
}

/** End of a reply. */
export type ReplyEnd = 'complete' | 'interrupted' | 'closed'

/**
 * Speaks a text sentence by sentence, in chunks of 40 ms that are sent shortly before they are played. Stops when the
 * signal is aborted; the caller then notifies the client.
 */
export async function speakReply(
  reply: SpokenReply,
  connection: Connection,
  context: Context,
  signal: AbortSignal,
): Promise<ReplyEnd> {
  const { text, language, voice, captions, fault } = reply
  const sentences = text.match(/[^.!?؟]+(?:[.!?؟]+(?=\s|$)|[.](?=\d)[^.!?؟]*[.!?؟]*|$)\s*/gu) ?? [text]
  const began = context.now()
  let sent = 0
  for (const [index, sentence] of sentences.entries()) {
    const speech = await context.mediaWorker.run('speech', { text: sentence, language, voice })
    for (let from = 0; from < speech.length; from += CHUNK_BYTES) {
      const ahead = began + sent * CHUNK_MS - LEAD_MS - context.now()
      if (ahead > 0) await context.wait(ahead, signal)
      if (signal.aborted) return 'interrupted'
      const data = Buffer.from(speech.subarray(from, from + CHUNK_BYTES)).toString('base64')
      const modelTurn = { parts: [{ inlineData: { mimeType: 'audio/pcm;rate=24000', data } }] }
      const outputTranscription = from === 0 && captions ? { outputTranscription: { text: sentence } } : {}
      connection.send({ serverContent: { modelTurn, ...outputTranscription } })
      sent += 1
      if (index === 0 && from >= CHUNK_BYTES * 4 && fault !== null) {
        const end = applyMidReplyFault(fault, connection)
        if (end !== null) return end
      }
    }
  }
  connection.send({ serverContent: { generationComplete: true } })
  const left = began + sent * CHUNK_MS - context.now()
  if (left > 0) await context.wait(left, signal)
  if (signal.aborted) return 'interrupted'
  connection.send({
    serverContent: { turnComplete: true },
    usageMetadata: usageMetadata(reply.promptTokens, sent),
  })
  return 'complete'
}

/** Applies a fault that breaks a reply in its middle. */
function applyMidReplyFault({ name }: Fault, connection: Connection): ReplyEnd | null {
  if (name === 'live-internal') connection.close(1011, 'Internal error encountered.')
  else if (name === 'live-cut') connection.cut()
  else if (name === 'live-interrupted') {
    sendInterrupted(connection)
    return 'interrupted'
  } else return null
  return 'closed'
}

/** Notifies the client that the reply was interrupted. */
export function sendInterrupted(connection: Connection): void {
  connection.send({ serverContent: { interrupted: true } })
  connection.send({ serverContent: { turnComplete: true } })
}

function usageMetadata(promptTokenCount: number, chunks: number): object {
  // The service counts 25 tokens a second of sound.
  const responseTokenCount = chunks * (CHUNK_MS / 1000) * 25
  return {
    promptTokenCount,
    responseTokenCount,
    totalTokenCount: promptTokenCount + responseTokenCount,
    promptTokensDetails: [{ modality: 'AUDIO', tokenCount: promptTokenCount }],
    responseTokensDetails: [{ modality: 'AUDIO', tokenCount: responseTokenCount }],
  }
}
