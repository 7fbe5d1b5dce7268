import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine, selectCutOff, selectRequestStatus } from '@saha/machines/request'
import { createActor } from 'xstate'
import { analyzeQuery, type Analysis } from '../../../adapters/gemini/tools/complex-query.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createEntrySaver } from '../shared/history/entry-saver.ts'
import { getLibrary } from '../shared/history/library.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import { analysisKind, type StoredAnalysis } from './stored-analysis.ts'

type AnalysisEvent =
  | { readonly type: 'opened'; readonly analysis: StoredAnalysis }
  | { readonly type: 'asked'; readonly question: string; readonly since: number }
  | { readonly type: 'more'; readonly soFar: Analysis }
  | { readonly type: 'ended'; readonly ending: StoredAnalysis['ending']; readonly at: number }

function analysisReducer(state: StoredAnalysis | null, event: AnalysisEvent): StoredAnalysis | null {
  if (event.type === 'opened') return event.analysis
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

/** Milliseconds between saves while an answer streams in; a crash loses no more. */
const interval = 1000

/** Creates and starts the request, the store of its answer, and its saver. */
export function createComplexQueryActors(session: Session) {
  const analysis = createReducerStore(analysisReducer, null)
  let saved: StoredAnalysis | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const saver = createEntrySaver(getLibrary(session), analysisKind, ({ data }) => {
    saved = data
    analysis.send({ type: 'opened', analysis: data })
  })
  const analyze = analyzeQuery((soFar) => analysis.send({ type: 'more', soFar }))
  const ask: Port<string, ModelAnswer<Analysis>> = async (question, signal) => {
    saver.begin()
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

  const save = () => {
    clearTimeout(timer)
    timer = undefined
    const latest = analysis.get()
    if (latest === null || latest === saved || (latest.text === '' && latest.thoughts === '')) return
    saved = latest
    saver.save(latest)
  }
  analysis.subscribe(() => {
    const latest = analysis.get()
    const hasText = latest !== null && (latest.text !== '' || latest.thoughts !== '')
    if (timer !== undefined && latest?.ending === 'streaming') return
    save()
    if (hasText && latest.ending === 'streaming') timer = setTimeout(save, interval)
  })
  window.addEventListener('pagehide', save)
  const stop = () => {
    window.removeEventListener('pagehide', save)
    request.stop()
    save()
  }
  /** Shows a stored analysis. A running one is stopped and saved. */
  const open: typeof saver.open = (opened) => {
    request.send({ type: 'request.reset' })
    saver.open(opened)
  }
  return { request, analysis, saver, open, stop }
}
