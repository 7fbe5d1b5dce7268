import { createRequestMachine } from '@saha/machines/request'
import {
  createTranscriptionMachine,
  selectTranscriptionStatus,
  type TranscriptionStatus,
} from '@saha/machines/transcription'
import { createActor, fromTransition } from 'xstate'
import { measureSound } from '../../../adapters/audio/measure-sound.ts'
import { createRecorder } from '../../../adapters/audio/recorder.ts'
import { transcribe } from '../../../adapters/gemini/transcription.ts'
import { openAudio, type OpenedAudio } from './audio-file.ts'
import { atDesk, nothingTaken, type Take } from './desk.ts'

const openMachine = createRequestMachine<File, OpenedAudio>({ ask: openAudio })

const busy: readonly TranscriptionStatus[] = ['acquiring', 'recording', 'paused', 'finishing', 'transcribing']

/** What records, opens files and transcribes, and what came of it in this visit. */
export function startTranscription() {
  const { recorder, clock } = createRecorder()
  const transcription = createActor(createTranscriptionMachine({ recorder, transcribe }))
  const opening = createActor(openMachine)
  const desk = createActor(fromTransition(atDesk, nothingTaken)).start()
  const visit = new AbortController()
  let taken = 0

  const put = (take: Omit<Take, 'id' | 'answer'>) => {
    taken += 1
    desk.send({ type: 'taken', take: { ...take, id: taken, answer: null } })
    return taken
  }
  const isBusy = () => busy.includes(selectTranscriptionStatus(transcription.getSnapshot()))

  const measure = async (id: number, clip: Blob) => {
    // What this browser cannot play is sent all the same.
    const unknown = { sound: { duration: 0, peaks: [] } }
    const { sound } = await measureSound(clip, visit.signal).catch(() => unknown)
    if (!visit.signal.aborted) desk.send({ type: 'measured', id, sound })
  }

  transcription.on('recorded', ({ clip, by }) => {
    void measure(put({ clip, by, name: null, sound: null }), clip)
  })
  transcription.subscribe(({ context: { answer } }) => {
    const { take } = desk.getSnapshot().context
    if (answer !== null && answer !== take?.answer) desk.send({ type: 'answered', answer })
  })
  opening.on('answered', ({ answer: { value } }) => {
    if (isBusy()) return
    transcription.send({ type: 'transcription.clear' })
    put({ ...value, by: null })
  })
  transcription.start()
  opening.start()

  /** Takes a file, unless something is under way that it would end. */
  const offer = (file: File): void => {
    if (!isBusy()) opening.send({ type: 'request.submit', question: file })
  }
  /** Asks for the microphone: in the press itself. */
  const record = (microphone?: string): void => {
    opening.send({ type: 'request.reset' })
    transcription.send({ type: 'record.start', ...(microphone ? { microphone } : {}) })
  }
  /** Sends what lies on the desk. */
  const send = (): void => {
    const { take } = desk.getSnapshot().context
    opening.send({ type: 'request.reset' })
    if (take) transcription.send({ type: 'file.choose', file: take.clip })
  }
  const tidy = (type: 'put-away' | 'brought-back'): void => {
    opening.send({ type: 'request.reset' })
    transcription.send({ type: 'transcription.clear' })
    desk.send({ type })
  }
  const stop = (): void => {
    visit.abort()
    for (const actor of [transcription, opening, desk]) actor.stop()
  }
  return { transcription, opening, desk, clock, offer, record, send, tidy, stop }
}

/** What {@link startTranscription} started. */
export type TranscriptionWork = ReturnType<typeof startTranscription>

/** Nobody waits for words on a page that they have left; what was recorded there is kept, and sent nowhere. */
export function leaveTranscription({ transcription, opening }: TranscriptionWork): void {
  opening.send({ type: 'request.reset' })
  if (selectTranscriptionStatus(transcription.getSnapshot()) === 'transcribing')
    transcription.send({ type: 'transcription.cancel' })
  else transcription.send({ type: 'record.stop', by: 'leaving' })
}
