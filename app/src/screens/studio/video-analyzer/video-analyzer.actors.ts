import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor, fromTransition } from 'xstate'
import { analyzeVideos, type VideoTurn } from '../../../adapters/gemini/video-analysis.ts'
import {
  initialState,
  getTurns,
  videoAnalyzerReducer,
  getPartialAnswer,
  type Exchange,
} from './video-analyzer.state.ts'
import { loadVideo, type LoadedVideo } from './video-file.ts'

/** What is asked about which video. */
interface AskedVideo {
  readonly video: LoadedVideo
  readonly question: string
  readonly earlier: readonly VideoTurn[]
}

/** A video of 20 MB takes minutes on a slow line, and as long again at the service. */
const timeoutMs = 600_000

const fileLoaderMachine = createRequestMachine<File, LoadedVideo>({ ask: loadVideo })

/** What opens videos and answers questions about them, and how far one has come in this visit. */
export function createVideoAnalyzerActors() {
  const store = createActor(fromTransition(videoAnalyzerReducer, initialState)).start()
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

  /** Stops what is under way; what has been written of an answer stays. */
  function cancel(): void {
    const { value, context } = request.getSnapshot()
    const partialAnswer = getPartialAnswer(store.getSnapshot().context)
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
    const { context } = store.getSnapshot()
    const { video } = context
    if (video)
      request.send({
        type: 'request.submit',
        question: { video, question, earlier: getTurns(context, video) },
      })
  }

  /** Lets go of what is under way, and of what lies at the service. */
  function cancelAll(): void {
    cancel()
    fileLoader.send({ type: 'request.cancel' })
    analyzer.release()
  }

  function stop(): void {
    cancelAll()
    for (const actor of [request, fileLoader, store]) actor.stop()
  }

  return { store, request, fileLoader, offerFile, submit, cancel, cancelAll, stop }
}

/** What {@link createVideoAnalyzerActors} started. */
export type VideoAnalyzerActors = ReturnType<typeof createVideoAnalyzerActors>

/** Nobody waits for an answer on a page that they have left. */
export const leaveVideoAnalyzer = ({ cancelAll }: VideoAnalyzerActors): void => cancelAll()
