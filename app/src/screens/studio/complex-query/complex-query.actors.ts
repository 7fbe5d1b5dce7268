import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine, selectCutOff, selectRequestStatus } from '@saha/machines/request'
import { createActor } from 'xstate'
import { analyzeQuery, type Analysis } from '../../../adapters/gemini/tools/complex-query.ts'
import { drafts } from '../../../adapters/storage/drafts.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import { parseStoredAnalysis, type StoredAnalysis } from './stored-analysis.ts'

type AnalysisEvent =
  | { readonly type: 'asked'; readonly question: string; readonly since: number }
  | { readonly type: 'more'; readonly soFar: Analysis }
  | { readonly type: 'ended'; readonly ending: StoredAnalysis['ending']; readonly at: number }

function analysisReducer(state: StoredAnalysis | null, event: AnalysisEvent): StoredAnalysis | null {
  if (event.type === 'asked')
    return {
      question: event.question,
      since: event.since,
      text: '',
      thoughts: '',
      seconds: 0,
      ending: 'streaming',
    }
  if (state?.ending !== 'streaming') return state
  if (event.type === 'more') return { ...state, ...event.soFar }
  if (state.text === '' && state.thoughts === '') return null
  return { ...state, ending: event.ending, seconds: Math.round((event.at - state.since) / 1000) }
}

/** A thinking model takes minutes. */
const timeoutMs = 300_000

const storageKey = 'complex-query-answer'

/** Creates and starts the request and the store of its answer, which survives a reload. */
export function createComplexQueryActors() {
  const analysis = createReducerStore(analysisReducer, parseStoredAnalysis(drafts.get(storageKey)))
  const analyze = analyzeQuery((soFar) => analysis.send({ type: 'more', soFar }))
  const ask: Port<string, ModelAnswer<Analysis>> = async (question, signal) => {
    analysis.send({ type: 'asked', question, since: Date.now() })
    return analyze(question, signal)
  }
  const request = createActor(createRequestMachine({ ask }, { timeoutMs })).start()
  request.subscribe((snapshot) => {
    const status = selectRequestStatus(snapshot)
    if (status === 'working') return
    const whole = selectCutOff(snapshot) ? 'cut-off' : 'whole'
    const ending = { idle: 'stopped', done: whole, failed: 'failed' } as const
    analysis.send({ type: 'ended', ending: ending[status], at: Date.now() })
  })

  const store = () => drafts.set(storageKey, analysis.get())
  analysis.subscribe(() => {
    if (analysis.get()?.ending !== 'streaming') store()
  })
  window.addEventListener('pagehide', store)
  const stop = () => {
    window.removeEventListener('pagehide', store)
    request.stop()
  }
  return { request, analysis, stop }
}
