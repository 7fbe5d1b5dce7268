import { randomUUID } from 'node:crypto'
import { type Content, joinText } from '../schema/generate-request.ts'
import { estimateTokens } from '../content/usage.ts'
import { type Fault, findPromptFault, removeFault } from '../faults/fault.ts'
import { ApiError } from '../http/api-error.ts'
import type { Loudness } from '../media/loudness.ts'
import { decodeSamples } from '../media/pcm.ts'
import { requireModel } from '../models/models.ts'
import type { LiveInput, LiveSetup } from '../schema/live-request.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Context } from '../context.ts'
import { type Language, detectLanguage } from '../language.ts'
import { findAnswer } from '../text-generation/authored/authored-answers.ts'
import { toSpokenText } from '../text-generation/authored/spoken-text.ts'
import { getPhrases } from '../text-generation/phrases.ts'
import { SpeechDetector, type SpeechEvent } from './speech-detector.ts'
import { type Connection, sendInterrupted, speakReply, type SpokenReply } from './reply.ts'
import { sessionLanguage, sessionVoice } from './setup.ts'

/** Credentials and fault of a new session. */
export interface SessionEntry {
  readonly version: string
  /** Ephemeral token; null for a key. */
  readonly token: string | null
  /** Fault from the request header. */
  readonly fault: Fault | null
}

/** A connection lasts ten minutes; `goAway` is sent ten seconds before its end. */
const CONNECTION_MS = 600_000
const NOTICE_MS = 10_000

/** Live voice session: detects speech, replies, can be interrupted and resumed. */
export class LiveSession {
  readonly #connection: Connection
  readonly #context: Context
  readonly #entry: SessionEntry
  readonly #ended = new AbortController()
  #setup: LiveSetup | null = null
  #speechDetector = new SpeechDetector()
  #language: Language = 'en'
  #turns = 0
  #fault: Fault | null
  #reply: AbortController | null = null

  constructor(connection: Connection, context: Context, entry: SessionEntry) {
    this.#connection = connection
    this.#context = context
    this.#entry = entry
    this.#fault = entry.fault
  }

  /** Handles one client message. An invalid message closes the session with 1007. */
  receive(text: string): void {
    try {
      const input = readMessage('BidiGenerateContentClientMessage', JSON.parse(text))
      if (this.#setup === null) this.#start(input.setup ?? null)
      else this.#handleInput(input)
    } catch (error) {
      if (error instanceof ApiError) this.#connection.close(error.code === 404 ? 1008 : 1007, error.message)
      else if (error instanceof SyntaxError)
        this.#connection.close(1007, 'Request contains an invalid argument.')
      else throw error
    }
  }

  /** Stops the session after its connection has closed. */
  end(): void {
    this.#ended.abort()
    this.#reply?.abort()
  }

  #start(asked: LiveSetup | null): void {
    const { tokens, handles } = this.#context
    const { token, version } = this.#entry
    if (asked === null)
      return this.#connection.close(1007, 'setup must be the first message and only the first')
    const handle = asked.sessionResumption?.handle
    const rejection = token === null ? null : tokens.findRejection(token, handle !== undefined)
    if (rejection !== null) return this.#connection.close(1008, rejection)
    const setup = token === null ? asked : tokens.use(token, asked, handle !== undefined)
    const model = (setup.model ?? '').replace(/^models\//, '')
    requireModel(model, version, 'bidiGenerateContent')
    if (setup.generationConfig?.responseModalities?.some((modality) => modality !== 'AUDIO') === true)
      return this.#connection.close(
        1007,
        'The requested combination of response modalities is not supported by the model.',
      )
    const resumed = handle === undefined ? null : handles.find(handle)
    if (handle !== undefined && resumed === null)
      return this.#connection.close(1007, 'Invalid session resumption handle')
    if (resumed?.isOpen() === true)
      return this.#connection.close(1011, 'The session is still open elsewhere.')
    const instruction = joinText(setup.systemInstruction)
    this.#fault ??= findPromptFault(instruction)
    if (this.#fault?.name === 'live-silent') return undefined
    if (this.#fault?.name === 'live-refused')
      return this.#connection.close(1008, 'Your project has been denied access.')
    if (this.#fault?.name === 'live-invalid')
      return this.#connection.close(1007, 'Request contains an invalid argument.')
    this.#setup = setup
    this.#language = resumed?.language ?? sessionLanguage(setup)
    this.#turns = resumed?.turns ?? 0
    this.#speechDetector = new SpeechDetector(
      setup.realtimeInputConfig?.automaticActivityDetection?.silenceDurationMs,
    )
    this.#connection.send({ setupComplete: { sessionId: randomUUID() } })
    this.#sendResumptionHandle()
    this.#runTask(this.#closeAtTimeLimit())
    return undefined
  }

  #handleInput({ setup, clientContent, realtimeInput }: LiveInput): void {
    if (setup !== undefined)
      return this.#connection.close(1007, 'setup must be the first message and only the first')
    if (clientContent !== undefined)
      this.#answerText(clientContent.turns ?? [], clientContent.turnComplete === true)
    if (realtimeInput === undefined) return undefined
    const manual = this.#setup?.realtimeInputConfig?.automaticActivityDetection?.disabled === true
    const { audio, mediaChunks = [], text, audioStreamEnd, activityStart, activityEnd } = realtimeInput
    const events: SpeechEvent[] = []
    if (manual && activityStart !== undefined) events.push(...this.#speechDetector.start())
    for (const { data = '', mimeType = '' } of [...(audio === undefined ? [] : [audio]), ...mediaChunks])
      if (mimeType.startsWith('audio/'))
        events.push(...this.#detectSpeech(decodeSamples(Buffer.from(data, 'base64')), manual))
    if (audioStreamEnd === true || (manual && activityEnd !== undefined))
      events.push(...this.#speechDetector.end())
    for (const one of events) {
      if (one.kind === 'started') this.#interruptReply()
      else this.#answerSpeech(one.speech)
    }
    if (text !== undefined) this.#answerText([{ parts: [{ text }] }], true)
    return undefined
  }

  /** With manual activity signals, silence does not end a turn. */
  #detectSpeech(samples: Int16Array, manual: boolean): SpeechEvent[] {
    const events = this.#speechDetector.detect(samples)
    return manual ? events.filter(({ kind }) => kind === 'started') : events
  }

  #interruptReply(): void {
    if (this.#reply === null || this.#setup?.realtimeInputConfig?.activityHandling === 'NO_INTERRUPTION')
      return
    this.#reply.abort()
    this.#reply = null
    sendInterrupted(this.#connection)
  }

  #answerSpeech(speech: Loudness): void {
    const { heard, caption } = getPhrases(this.#language).live
    const seconds = speech.seconds.toFixed(1)
    if (this.#setup?.inputAudioTranscription !== undefined)
      this.#connection.send({ serverContent: { inputTranscription: { text: caption(seconds) } } })
    const level = String(Math.round(speech.average ?? 0)).replace('-', '−')
    this.#answer(heard(seconds, level, speech.pauses.length), Math.ceil(speech.seconds * 25))
  }

  /** Handles text input. Without `turnComplete` it only becomes part of the conversation. */
  #answerText(turns: readonly Content[], complete: boolean): void {
    const asked = joinText(turns.findLast(({ role }) => role !== 'model'))
    const text = removeFault(asked)
    if (text !== '') this.#language = detectLanguage(text)
    this.#fault = findPromptFault(asked) ?? this.#fault
    if (!complete) return
    this.#interruptReply()
    const language = this.#language
    this.#runTask(this.#answerTyped(text, language))
  }

  async #answerTyped(text: string, language: Language): Promise<void> {
    const { read, greeting } = getPhrases(language).live
    const authored = text === '' ? null : await findAnswer(text, language)
    if (this.#ended.signal.aborted) return
    const reply = text === '' ? greeting : read(text.replace(/\s+/g, ' ').slice(0, 400))
    this.#answer(authored === null ? reply : toSpokenText(authored.text), estimateTokens(text))
  }

  #answer(text: string, promptTokens: number): void {
    const setup = this.#setup ?? {}
    this.#reply?.abort()
    const reply = new AbortController()
    this.#reply = reply
    this.#turns += 1
    const captions = setup.outputAudioTranscription !== undefined
    const saying = {
      text,
      language: this.#language,
      voice: sessionVoice(setup),
      captions,
      fault: this.#fault,
      promptTokens,
    }
    this.#runTask(this.#speak(saying, reply))
  }

  async #speak(saying: SpokenReply, reply: AbortController): Promise<void> {
    const end = await speakReply(saying, this.#connection, this.#context, reply.signal)
    if (this.#reply === reply) this.#reply = null
    if (end === 'complete') this.#sendResumptionHandle()
    // The fault applies to one turn only.
    if (end === 'interrupted' && this.#fault?.name === 'live-interrupted') this.#fault = null
  }

  #sendResumptionHandle(): void {
    if (this.#setup?.sessionResumption === undefined) return
    const isOpen = () => !this.#ended.signal.aborted
    const newHandle = this.#context.handles.store({ turns: this.#turns, language: this.#language, isOpen })
    this.#connection.send({ sessionResumptionUpdate: { newHandle, resumable: true } })
  }

  async #closeAtTimeLimit(): Promise<void> {
    const { signal } = this.#ended
    const soon = this.#fault?.name === 'live-go-away'
    const left = soon ? (Number(this.#fault?.value) || 9.5) * 1000 : NOTICE_MS
    if (!soon) await this.#context.wait(CONNECTION_MS - NOTICE_MS, signal)
    if (signal.aborted) return
    this.#connection.send({ goAway: { timeLeft: `${left / 1000}s` } })
    await this.#context.wait(left, signal)
    if (!signal.aborted) this.#connection.close(1011, 'Deadline expired before operation could complete.')
  }

  #runTask(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (this.#ended.signal.aborted) return
      this.#context.onError(error)
      this.#connection.close(1011, 'Internal error encountered.')
    })
  }
}
