import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine, selectCutOff, selectRequestStatus } from '@saha/machines/request'
import { createActor, fromTransition } from 'xstate'
import { analyzeQuery, type Analysis } from '../../../adapters/gemini/complex-query.ts'
import { drafts } from '../../../adapters/storage/drafts.ts'
import { readAnalysis, type KeptAnalysis } from './kept-analysis.ts'

type AnalysisEvent =
  | { readonly type: 'asked'; readonly question: string; readonly since: number }
  | { readonly type: 'more'; readonly soFar: Analysis }
  | { readonly type: 'ended'; readonly ending: KeptAnalysis['ending']; readonly at: number }

function change(kept: KeptAnalysis | null, event: AnalysisEvent): KeptAnalysis | null {
  if (event.type === 'asked')
    return {
      question: event.question,
      since: event.since,
      text: '',
      thoughts: '',
      seconds: 0,
      ending: 'streaming',
    }
  if (kept?.ending !== 'streaming') return kept
  if (event.type === 'more') return { ...kept, ...event.soFar }
  if (kept.text === '' && kept.thoughts === '') return null
  return { ...kept, ending: event.ending, seconds: Math.round((event.at - kept.since) / 1000) }
}

/** A model that thinks hard takes minutes. */
const timeoutMs = 300_000

const storageKey = 'complex-query-answer'

/** Starts the tool's actors: the question on its way, and what has come of it, which also survives a reload. */
export function startAnalysis() {
  const analysis = createActor(fromTransition(change, readAnalysis(drafts.get(storageKey)))).start()
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

  const store = () => drafts.set(storageKey, analysis.getSnapshot().context)
  analysis.subscribe(({ context }) => {
    if (context?.ending !== 'streaming') store()
  })
  window.addEventListener('pagehide', store)
  const stop = () => {
    window.removeEventListener('pagehide', store)
    request.stop()
    analysis.stop()
  }
  return { request, analysis, stop }
}
