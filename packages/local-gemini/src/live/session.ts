import { randomUUID } from 'node:crypto'
import { type Content, textOf } from '../content/request.ts'
import { tokensOf } from '../content/usage.ts'
import { type Fault, faultInPrompt, withoutFault } from '../faults/fault.ts'
import { ApiError, unknownModel } from '../http/api-error.ts'
import type { Loudness } from '../media/loudness.ts'
import { samplesOf } from '../media/pcm.ts'
import { findModel } from '../models/models.ts'
import { readMessage } from '../schema/check.ts'
import type { World } from '../world.ts'
import { type Language, languageOf } from '../writing/language.ts'
import { phrasesOf } from '../writing/phrases.ts'
import { Activity, type Heard } from './activity.ts'
import { interrupt, type Line, type Reply, say } from './reply.ts'
import { languageOfSetup, type LiveInput, type LiveSetup, voiceOfSetup } from './setup.ts'

/** How somebody came in. */
export interface Entry {
  readonly version: string
  /** An ephemeral token; null for a key. */
  readonly token: string | null
  /** The fault that a header asks for. */
  readonly fault: Fault | null
}

/** A connection lasts ten minutes; before its end the client is told. */
const CONNECTION_MS = 600_000
const NOTICE_MS = 10_000

/** One conversation aloud: it hears, answers, is interrupted, and can be taken up again. */
export class LiveSession {
  readonly #line: Line
  readonly #world: World
  readonly #entry: Entry
  readonly #ended = new AbortController()
  #setup: LiveSetup | null = null
  #activity = new Activity()
  #language: Language = 'en'
  #turns = 0
  #fault: Fault | null
  #reply: AbortController | null = null

  constructor(line: Line, world: World, entry: Entry) {
    this.#line = line
    this.#world = world
    this.#entry = entry
    this.#fault = entry.fault
  }

  /** Reads one message of the client. What cannot be read ends the session with 1007. */
  receive(text: string): void {
    try {
      const input = readMessage('BidiGenerateContentClientMessage', JSON.parse(text))
      if (this.#setup === null) this.#begin(input.setup ?? null)
      else this.#hear(input)
    } catch (error) {
      if (error instanceof ApiError) this.#line.close(error.code === 404 ? 1008 : 1007, error.message)
      else if (error instanceof SyntaxError) this.#line.close(1007, 'Request contains an invalid argument.')
      else throw error
    }
  }

  /** The connection is gone: nothing more is said. */
  end(): void {
    this.#ended.abort()
    this.#reply?.abort()
  }

  #begin(asked: LiveSetup | null): void {
    const { tokens, handles } = this.#world
    const { token, version } = this.#entry
    if (asked === null) return this.#line.close(1007, 'setup must be the first message and only the first')
    const handle = asked.sessionResumption?.handle
    const refusal = token === null ? null : tokens.refusal(token, handle !== undefined)
    if (refusal !== null) return this.#line.close(1008, refusal)
    const setup = token === null ? asked : tokens.use(token, asked, handle !== undefined)
    const model = (setup.model ?? '').replace(/^models\//, '')
    if (findModel(model, 'bidiGenerateContent') === null)
      throw unknownModel(model, version, 'bidiGenerateContent')
    if (setup.generationConfig?.responseModalities?.some((modality) => modality !== 'AUDIO') === true)
      return this.#line.close(
        1007,
        'The requested combination of response modalities is not supported by the model.',
      )
    const memory = handle === undefined ? null : handles.find(handle)
    if (handle !== undefined && memory === null)
      return this.#line.close(1007, 'Invalid session resumption handle')
    if (memory?.isOpen() === true) return this.#line.close(1011, 'The session is still open elsewhere.')
    const instruction = textOf(setup.systemInstruction)
    this.#fault ??= faultInPrompt(instruction)
    if (this.#fault?.name === 'live-silent') return undefined
    if (this.#fault?.name === 'live-refused')
      return this.#line.close(1008, 'Your project has been denied access.')
    if (this.#fault?.name === 'live-invalid')
      return this.#line.close(1007, 'Request contains an invalid argument.')
    this.#setup = setup
    this.#language = memory?.language ?? languageOfSetup(setup)
    this.#turns = memory?.turns ?? 0
    this.#activity = new Activity(setup.realtimeInputConfig?.automaticActivityDetection?.silenceDurationMs)
    this.#line.send({ setupComplete: { sessionId: randomUUID() } })
    this.#handOut()
    this.#run(this.#limit())
    return undefined
  }

  #hear({ setup, clientContent, realtimeInput }: LiveInput): void {
    if (setup !== undefined)
      return this.#line.close(1007, 'setup must be the first message and only the first')
    if (clientContent !== undefined)
      this.#read(clientContent.turns ?? [], clientContent.turnComplete === true)
    if (realtimeInput === undefined) return undefined
    const manual = this.#setup?.realtimeInputConfig?.automaticActivityDetection?.disabled === true
    const { audio, mediaChunks = [], text, audioStreamEnd, activityStart, activityEnd } = realtimeInput
    const heard: Heard[] = []
    if (manual && activityStart !== undefined) heard.push(...this.#activity.begin())
    for (const { data = '', mimeType = '' } of [...(audio === undefined ? [] : [audio]), ...mediaChunks])
      if (mimeType.startsWith('audio/'))
        heard.push(...this.#listen(samplesOf(Buffer.from(data, 'base64')), manual))
    if (audioStreamEnd === true || (manual && activityEnd !== undefined)) heard.push(...this.#activity.end())
    for (const one of heard) {
      if (one.kind === 'began') this.#interrupted()
      else this.#answerSpeech(one.speech)
    }
    if (text !== undefined) this.#read([{ parts: [{ text }] }], true)
    return undefined
  }

  /** With activity told by the client, silence ends nothing. */
  #listen(samples: Int16Array, manual: boolean): Heard[] {
    const heard = this.#activity.hear(samples)
    return manual ? heard.filter(({ kind }) => kind === 'began') : heard
  }

  #interrupted(): void {
    if (this.#reply === null || this.#setup?.realtimeInputConfig?.activityHandling === 'NO_INTERRUPTION')
      return
    this.#reply.abort()
    this.#reply = null
    interrupt(this.#line)
  }

  #answerSpeech(speech: Loudness): void {
    const { heard, caption } = phrasesOf(this.#language).live
    const seconds = speech.seconds.toFixed(1)
    if (this.#setup?.inputAudioTranscription !== undefined)
      this.#line.send({ serverContent: { inputTranscription: { text: caption(seconds) } } })
    const level = String(Math.round(speech.average ?? 0)).replace('-', '−')
    this.#answer(heard(seconds, level, speech.pauses.length), Math.ceil(speech.seconds * 25))
  }

  /** Reads what is written; without the end of a turn it only becomes part of the conversation. */
  #read(turns: readonly Content[], complete: boolean): void {
    const asked = textOf(turns.findLast(({ role }) => role !== 'model'))
    const text = withoutFault(asked)
    if (text !== '') this.#language = languageOf(text)
    this.#fault = faultInPrompt(asked) ?? this.#fault
    if (!complete) return
    this.#interrupted()
    const { read, greeting } = phrasesOf(this.#language).live
    this.#answer(text === '' ? greeting : read(text.replace(/\s+/g, ' ').slice(0, 400)), tokensOf(text))
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
      voice: voiceOfSetup(setup),
      captions,
      fault: this.#fault,
      promptTokens,
    }
    this.#run(this.#say(saying, reply))
  }

  async #say(saying: Reply, reply: AbortController): Promise<void> {
    const end = await say(saying, this.#line, this.#world, reply.signal)
    if (this.#reply === reply) this.#reply = null
    if (end === 'complete') this.#handOut()
    // A fault that broke a turn is over with it: the next turn is whole.
    if (end === 'interrupted' && this.#fault?.name === 'live-interrupted') this.#fault = null
  }

  #handOut(): void {
    if (this.#setup?.sessionResumption === undefined) return
    const isOpen = () => !this.#ended.signal.aborted
    const newHandle = this.#world.handles.keep({ turns: this.#turns, language: this.#language, isOpen })
    this.#line.send({ sessionResumptionUpdate: { newHandle, resumable: true } })
  }

  async #limit(): Promise<void> {
    const { signal } = this.#ended
    const soon = this.#fault?.name === 'live-go-away'
    const left = soon ? (Number(this.#fault?.value) || 9.5) * 1000 : NOTICE_MS
    if (!soon) await this.#world.wait(CONNECTION_MS - NOTICE_MS, signal)
    if (signal.aborted) return
    this.#line.send({ goAway: { timeLeft: `${left / 1000}s` } })
    await this.#world.wait(left, signal)
    if (!signal.aborted) this.#line.close(1011, 'Deadline expired before operation could complete.')
  }

  #run(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (this.#ended.signal.aborted) return
      this.#world.onFailure(error)
      this.#line.close(1011, 'Internal error encountered.')
    })
  }
}
