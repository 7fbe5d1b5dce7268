import type { Answer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { createActor, fromTransition } from 'xstate'
import { analyzeQuery, type Analysis } from '../../../adapters/gemini/complex-query.ts'

/** What can be seen of an analysis while it is under way. */
export interface Thinking extends Analysis {
  /** When it was asked for, in milliseconds as `Date.now` counts. */
  readonly since: number
}

/** An analysis with how long it took. */
export interface TimedAnalysis extends Analysis {
  readonly seconds: number
}

type ThinkingEvent =
  | { readonly type: 'asked'; readonly since: number }
  | { readonly type: 'more'; readonly soFar: Analysis }

const nothing: Thinking = { since: 0, text: '', thoughts: '' }

const thinkingLogic = fromTransition(
  (before: Thinking, event: ThinkingEvent): Thinking =>
    event.type === 'asked' ? { ...nothing, since: event.since } : { ...before, ...event.soFar },
  nothing,
)

/** A model that thinks hard takes minutes. */
const patience = 300_000

/** Starts the tool's actors: the question and its answer, and what is seen of the thinking meanwhile. */
export function startAnalysis() {
  const thinking = createActor(thinkingLogic).start()
  const analyze = analyzeQuery((soFar) => thinking.send({ type: 'more', soFar }))
  const ask: Port<string, Answer<TimedAnalysis>> = async (question, signal) => {
    const since = Date.now()
    thinking.send({ type: 'asked', since })
    const { value, cutOff } = await analyze(question, signal)
    return { value: { ...value, seconds: Math.round((Date.now() - since) / 1000) }, cutOff }
  }
  const request = createActor(createRequestMachine({ ask }, { patience })).start()
  const stop = () => {
    request.stop()
    thinking.stop()
  }
  return { request, thinking, stop }
}

/** The actors of {@link startAnalysis}. */
export type AnalysisActors = ReturnType<typeof startAnalysis>

/** Nobody waits for an answer on a page that they have left. */
export const leaveAnalysis = ({ request }: AnalysisActors): void => request.send({ type: 'request.cancel' })
