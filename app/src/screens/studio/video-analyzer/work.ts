import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor, fromTransition } from 'xstate'
import { analyzeVideos, type VideoTurn } from '../../../adapters/gemini/video-analysis.ts'
import { nothingOpen, turnsOf, work, writtenOf, type Exchange } from './desk.ts'
import { openVideo, type OpenedVideo } from './video-file.ts'

/** What is asked about which video. */
interface AskedVideo {
  readonly video: OpenedVideo
  readonly question: string
  readonly earlier: readonly VideoTurn[]
}

/** A video of 20 MB takes minutes on a slow line, and as long again at the service. */
const timeoutMs = 600_000

const openMachine = createRequestMachine<File, OpenedVideo>({ ask: openVideo })

/** What opens videos and answers questions about them, and how far one has come in this visit. */
export function startAnalyzing() {
  const desk = createActor(fromTransition(work, nothingOpen)).start()
  const analyzer = analyzeVideos((progress) => desk.send({ type: 'progress', progress }))
  const ask: Port<AskedVideo, ModelAnswer<string>> = (asked, signal) => {
    desk.send({ type: 'progress', progress: null })
    return analyzer.ask({ ...asked, video: asked.video.blob }, signal)
  }
  const request = createActor(createRequestMachine<AskedVideo, string>({ ask }, { timeoutMs }))
  const opening = createActor(openMachine)
  let made = 0

  function keep({ video, question }: AskedVideo, answer: string, ending: Exchange['ending']): void {
    made += 1
    desk.send({ type: 'answered', exchange: { id: String(made), video, question, answer, ending } })
  }

  request.on('answered', ({ question, answer: { value, cutOff } }) =>
    keep(question, value, cutOff ? 'cutOff' : 'whole'),
  )
  request.start()

  /** Stops what is under way; what has been written of an answer stays. */
  function cancel(): void {
    const { value, context } = request.getSnapshot()
    const written = writtenOf(desk.getSnapshot().context)
    request.send({ type: 'request.cancel' })
    if (value === 'working' && context.question && written.trim() !== '')
      keep(context.question, written, 'stopped')
  }

  opening.on('answered', ({ answer: { value: video } }) => {
    cancel()
    request.send({ type: 'request.reset' })
    analyzer.release()
    desk.send({ type: 'open', video })
    opening.send({ type: 'request.reset' })
  })
  opening.start()

  function offer(file: File): void {
    opening.send({ type: 'request.submit', question: file })
  }

  function submit(question: string): void {
    const { context } = desk.getSnapshot()
    const { video } = context
    if (video)
      request.send({
        type: 'request.submit',
        question: { video, question, earlier: turnsOf(context, video) },
      })
  }

  /** Lets go of what is under way, and of what lies at the service. */
  function leave(): void {
    cancel()
    opening.send({ type: 'request.cancel' })
    analyzer.release()
  }

  function stop(): void {
    leave()
    for (const actor of [request, opening, desk]) actor.stop()
  }

  return { desk, request, opening, offer, submit, cancel, leave, stop }
}

/** What {@link startAnalyzing} started. */
export type Analyzing = ReturnType<typeof startAnalyzing>

/** Nobody waits for an answer on a page that they have left. */
export const leaveAnalyzing = ({ leave }: Analyzing): void => leave()
