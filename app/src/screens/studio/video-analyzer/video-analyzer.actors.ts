import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { analyzeVideos, type VideoTurn } from '../../../adapters/gemini/video/video-analysis.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createEntrySaver } from '../shared/history/entry-saver.ts'
import { getLibrary } from '../shared/history/library.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import {
  initialState,
  getTurns,
  videoAnalyzerReducer,
  getPartialAnswer,
  type Exchange,
  type VideoAnalyzerEvent,
} from './video-analyzer.state.ts'
import { fromStoredVideoAnswers, toStoredVideoAnswers, videoAnswersKind } from './stored-video-answers.ts'
import { loadVideo, type LoadedVideo } from './video-file.ts'

interface AskedVideo {
  readonly video: LoadedVideo
  readonly question: string
  readonly earlier: readonly VideoTurn[]
}

/** Uploading 20 MB takes minutes on a slow connection, and processing as long again. */
const timeoutMs = 600_000

const fileLoaderMachine = createRequestMachine<File, LoadedVideo>({ ask: loadVideo })

/** Creates and starts the actors that load and analyze videos, and the store of their answers. */
export function createVideoAnalyzerActors(session: Session) {
  const store = createReducerStore(videoAnalyzerReducer, initialState)
  const analyzer = analyzeVideos((progress) => store.send({ type: 'progress', progress }))
  const ask: Port<AskedVideo, ModelAnswer<string>> = (asked, signal) => {
    store.send({ type: 'progress', progress: null })
    return analyzer.ask({ ...asked, video: asked.video.blob }, signal)
  }
  const request = createActor(createRequestMachine<AskedVideo, string>({ ask }, { timeoutMs }))
  const fileLoader = createActor(fileLoaderMachine)
  let exchangeCount = 0
  const createId = () => String((exchangeCount += 1))
  const saver = createEntrySaver(getLibrary(session), videoAnswersKind, ({ data, files }) => {
    const restored = fromStoredVideoAnswers(data, files, createId)
    if (restored) replace({ type: 'restored', ...restored })
  })

  function addExchange({ video, question }: AskedVideo, answer: string, ending: Exchange['ending']): void {
    store.send({ type: 'answered', exchange: { id: createId(), video, question, answer, ending } })
    const { data, files } = toStoredVideoAnswers(video, store.get().exchanges)
    saver.save(data, files)
  }

  request.on('answered', ({ question, answer: { value, cutOff } }) =>
    addExchange(question, value, cutOff ? 'cutOff' : 'whole'),
  )
  request.start()

  /** Cancels the request and keeps a partial answer. */
  function cancel(): void {
    const { value, context } = request.getSnapshot()
    const partialAnswer = getPartialAnswer(store.get())
    request.send({ type: 'request.cancel' })
    if (value === 'working' && context.question && partialAnswer.trim() !== '')
      addExchange(context.question, partialAnswer, 'stopped')
  }

  /** Replaces the video and deletes the uploaded one. */
  function replace(event: VideoAnalyzerEvent): void {
    request.send({ type: 'request.reset' })
    analyzer.release()
    store.send(event)
    fileLoader.send({ type: 'request.reset' })
  }

  fileLoader.on('answered', ({ answer: { value: video } }) => {
    cancel()
    saver.begin()
    replace({ type: 'open', video })
  })
  fileLoader.start()

  function offerFile(file: File): void {
    fileLoader.send({ type: 'request.submit', question: file })
  }

  function submit(question: string): void {
    const state = store.get()
    const { video } = state
    if (video)
      request.send({
        type: 'request.submit',
        question: { video, question, earlier: getTurns(state, video) },
      })
  }

  /** Cancels everything and deletes the uploaded video. */
  function cancelAll(): void {
    cancel()
    fileLoader.send({ type: 'request.cancel' })
    analyzer.release()
  }

  function stop(): void {
    cancelAll()
    for (const actor of [request, fileLoader]) actor.stop()
  }

  const open: typeof saver.open = (opened) => {
    cancel()
    saver.open(opened)
  }

  return { store, request, fileLoader, saver, open, offerFile, submit, cancel, cancelAll, stop }
}

export type VideoAnalyzerActors = ReturnType<typeof createVideoAnalyzerActors>

export const leaveVideoAnalyzer = ({ cancelAll }: VideoAnalyzerActors): void => cancelAll()
