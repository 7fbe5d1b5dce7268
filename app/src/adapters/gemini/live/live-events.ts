import type { LiveServerMessage } from '@google/genai'
import type { SessionEvent } from '@saha/machines/live-chat'
import { PortError } from '@saha/machines/port'
import { decodeBase64 } from '../media/base64.ts'
import { parseSampleRate } from '../media/media-type.ts'

/** Samples a second of the model's speech. */
const speechRate = 24_000

/** Parses a duration as Google writes it: `9.5s`. Returns milliseconds. */
const milliseconds = (duration: string | undefined): number | undefined => {
  const seconds = Number.parseFloat(duration ?? '')
  return Number.isFinite(seconds) ? seconds * 1000 : undefined
}

/** Reads the messages of a session in order, and counts its replies. */
export class LiveEventReader {
  #reply = 1

  /**
   * One message may hold several events: sound comes before the text that ends it.
   *
   * @throws {PortError} `protocol` for sound in another format than agreed
   */
  read(message: LiveServerMessage): SessionEvent[] {
    const { setupComplete, serverContent, sessionResumptionUpdate, goAway } = message
    const events: SessionEvent[] = []
    if (setupComplete) events.push({ type: 'session.ready' })
    if (serverContent) events.push(...this.#content(serverContent))
    if (sessionResumptionUpdate) {
      const { resumable, newHandle } = sessionResumptionUpdate
      events.push({ type: 'session.handle', handle: resumable && newHandle ? newHandle : null })
    }
    if (goAway) {
      const timeLeft = milliseconds(goAway.timeLeft)
      events.push({ type: 'session.goAway', ...(timeLeft === undefined ? {} : { timeLeft }) })
    }
    return events
  }

  #content(content: NonNullable<LiveServerMessage['serverContent']>): SessionEvent[] {
    const { inputTranscription, outputTranscription, modelTurn, interrupted, turnComplete } = content
    const events: SessionEvent[] = []
    if (inputTranscription)
      events.push({
        type: 'session.heard',
        text: inputTranscription.text ?? '',
        final: inputTranscription.finished ?? false,
      })
    if (outputTranscription)
      events.push({
        type: 'session.said',
        reply: this.#reply,
        text: outputTranscription.text ?? '',
        final: outputTranscription.finished ?? false,
      })
    for (const { inlineData } of modelTurn?.parts ?? []) {
      if (!inlineData?.data) continue
      if (parseSampleRate(inlineData.mimeType ?? '') !== speechRate)
        throw new PortError('protocol', `Speech is ${inlineData.mimeType}, not samples at ${speechRate} Hz.`)
      events.push({ type: 'session.audio', reply: this.#reply, chunk: decodeBase64(inlineData.data).buffer })
    }
    if (interrupted) events.push({ type: 'session.interrupted', reply: this.#reply })
    if (turnComplete) events.push({ type: 'session.turnEnded' })
    if (interrupted || turnComplete) this.#reply += 1
    return events
  }
}
