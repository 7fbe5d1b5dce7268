import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { analyzeVideos, type VideoTurn } from '../../../adapters/gemini/video/video-analysis.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import {
  initialState,
  getTurns,
  videoAnalyzerReducer,
  getPartialAnswer,
  type Exchange,
} from './video-analyzer.state.ts'
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
export function createVideoAnalyzerActors() {
  const store = createReducerStore(videoAnalyzerReducer, initialState)
  const analyzer = analyzeVideos((progress) => store.send({ type: 'progress', progress }))
  const ask: Port<AskedVideo, ModelAnswer<string>> = (asked, signal) => {
    store.send({ type: 'progress', progress: null })
    return analyzer.ask({ ...asked, video: asked.video.blob }, signal)
  }
  const request = createActor(createRequestMachine<AskedVideo, string>({ ask }, { timeoutMs }))
  const fileLoader = createActor(fileLoaderMachine)
  let exchangeCount = 0

  function addExchange({ video, question }: AskedVideo, answer: string, ending: Exchange['ending']): void {
    exchangeCount += 1
    store.send({ type: 'answered', exchange: { id: String(exchangeCount), video, question, answer, ending } })
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

  fileLoader.on('answered', ({ answer: { value: video } }) => {
    cancel()
    request.send({ type: 'request.reset' })
    analyzer.release()
    store.send({ type: 'open', video })
    fileLoader.send({ type: 'request.reset' })
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

  return { store, request, fileLoader, offerFile, submit, cancel, cancelAll, stop }
}

export type VideoAnalyzerActors = ReturnType<typeof createVideoAnalyzerActors>

export const leaveVideoAnalyzer = ({ cancelAll }: VideoAnalyzerActors): void => cancelAll()
