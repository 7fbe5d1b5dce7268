import { createRequestMachine } from '@saha/machines/request'
import {
  createTranscriptionMachine,
  selectTranscriptionStatus,
  type TranscriptionStatus,
} from '@saha/machines/transcription'
import { createActor } from 'xstate'
import { measureSound } from '../../../adapters/audio/measure-sound.ts'
import { createTimedRecorder } from '../../../adapters/audio/recorder.ts'
import { transcribe } from '../../../adapters/gemini/tools/transcription.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createEntrySaver } from '../shared/history/entry-saver.ts'
import { getLibrary } from '../shared/history/library.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import { fromStoredTranscript, toStoredTranscript, transcriptKind } from './stored-transcript.ts'
import { loadAudio, type LoadedAudio } from './audio-file.ts'
import { transcriptionReducer, initialState, type Clip } from './audio-transcription.state.ts'

const fileLoaderMachine = createRequestMachine<File, LoadedAudio>({ ask: loadAudio })

const busyStatuses: readonly TranscriptionStatus[] = [
  'acquiring',
  'recording',
  'paused',
  'finishing',
  'transcribing',
]

/** Creates and starts the actors that record, load files and transcribe, and the store of their results. */
export function createTranscriptionActors(session: Session) {
  const { recorder, clock } = createTimedRecorder()
  const transcription = createActor(createTranscriptionMachine({ recorder, transcribe }))
  const fileLoader = createActor(fileLoaderMachine)
  const store = createReducerStore(transcriptionReducer, initialState)
  const visit = new AbortController()
  let clipCount = 0

  const addClip = (clip: Omit<Clip, 'id'>) => {
    clipCount += 1
    if (clip.answer === null) saver.begin()
    saved = clip.answer
    store.send({ type: 'added', clip: { ...clip, id: clipCount } })
    return clipCount
  }
  const saver = createEntrySaver(getLibrary(session), transcriptKind, ({ data, files }) => {
    const clip = fromStoredTranscript(data, files)
    fileLoader.send({ type: 'request.reset' })
    transcription.send({ type: 'transcription.clear' })
    if (clip) addClip(clip)
  })
  let saved: Clip['answer'] = null
  const save = () => {
    const { clip } = store.get()
    if (!clip?.answer || clip.answer === saved) return
    saved = clip.answer
    const stored = toStoredTranscript(clip)
    if (stored) saver.save(stored.data, stored.files)
  }
  const isBusy = () => busyStatuses.includes(selectTranscriptionStatus(transcription.getSnapshot()))

  const measure = async (id: number, blob: Blob) => {
    // A clip that this browser cannot decode can still be sent.
    const unknown = { sound: { duration: 0, peaks: [] } }
    const { sound } = await measureSound(blob, visit.signal).catch(() => unknown)
    if (visit.signal.aborted) return
    store.send({ type: 'measured', id, sound })
    saved = null
    save()
  }

  transcription.on('recorded', ({ clip: blob, by: stoppedBy }) => {
    void measure(addClip({ blob, stoppedBy, name: null, sound: null, answer: null }), blob)
  })
  transcription.subscribe(({ context: { answer } }) => {
    const { clip } = store.get()
    if (answer === null || answer === clip?.answer) return
    store.send({ type: 'transcribed', answer })
    save()
  })
  fileLoader.on('answered', ({ answer: { value } }) => {
    if (isBusy()) return
    transcription.send({ type: 'transcription.clear' })
    addClip({ ...value, stoppedBy: null, answer: null })
  })
  transcription.start()
  fileLoader.start()

  /** Loads a file, unless a recording or transcription is running. */
  const offerFile = (file: File): void => {
    if (!isBusy()) fileLoader.send({ type: 'request.submit', question: file })
  }
  /** Requests the microphone; must be called in a user gesture. */
  const record = (microphone?: string): void => {
    fileLoader.send({ type: 'request.reset' })
    transcription.send({ type: 'record.start', ...(microphone ? { microphone } : {}) })
  }
  /** Transcribes the current clip. */
  const send = (): void => {
    const { clip } = store.get()
    fileLoader.send({ type: 'request.reset' })
    if (clip) transcription.send({ type: 'file.choose', file: clip.blob })
  }
  const changeClip = (type: 'discarded' | 'restored'): void => {
    fileLoader.send({ type: 'request.reset' })
    transcription.send({ type: 'transcription.clear' })
    saver.begin()
    store.send({ type })
  }
  const stop = (): void => {
    visit.abort()
    for (const actor of [transcription, fileLoader]) actor.stop()
  }
  const openStored: typeof saver.open = (opened) => {
    if (!isBusy()) saver.open(opened)
  }
  return {
    transcription,
    fileLoader,
    store,
    saver,
    clock,
    open: openStored,
    offerFile,
    record,
    send,
    changeClip,
    stop,
  }
}

export type TranscriptionActors = ReturnType<typeof createTranscriptionActors>

/** Cancels a running transcription. A recording is stopped and stays in the store, but is not sent. */
export function leaveTranscription({ transcription, fileLoader }: TranscriptionActors): void {
  fileLoader.send({ type: 'request.reset' })
  if (selectTranscriptionStatus(transcription.getSnapshot()) === 'transcribing')
    transcription.send({ type: 'transcription.cancel' })
  else transcription.send({ type: 'record.stop', by: 'leaving' })
}
