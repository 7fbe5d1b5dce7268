import type { Fault } from './fault.ts'

export const scores: readonly Fault[] = [
  {
    what: 'the worst score comes first',
    file: 'high-scores/ranking.ts',
    from: 'b.score - a.score',
    to: 'a.score - b.score',
  },
  {
    what: 'of equal scores the later comes first',
    file: 'high-scores/ranking.ts',
    from: 'a.createdAt.localeCompare(b.createdAt)',
    to: 'b.createdAt.localeCompare(a.createdAt)',
  },
  {
    what: 'a list that cannot be ordered is not asked for plainly',
    file: 'high-scores/high-scores.machine.ts',
    from: "onError: { target: 'loadingUnordered' }",
    to: "onError: { target: 'failed', actions: { type: 'fail', params: failedAs('load') } }",
  },
  {
    what: 'a list that is silent is not asked for plainly',
    file: 'high-scores/high-scores.machine.ts',
    from: "after: { patience: { target: 'loadingUnordered' } },",
    to: "after: { patience: { target: 'failed', actions: { type: 'fail', params: timedOutAs('load') } } },",
  },
  {
    what: 'what belongs to nobody belongs to a guest',
    file: 'high-scores/ranking.ts',
    from: 'readerId !== null && ',
    to: '',
  },
  {
    what: 'the board is not loaded again after a score',
    file: 'high-scores/high-scores.machine.ts',
    from: "onDone: { target: 'loading', actions: ['tellSubmitted', 'forgetSent'] }",
    to: "onDone: { target: 'returning', actions: ['tellSubmitted', 'forgetSent'] }",
  },
  {
    what: 'a second score goes out while one is on its way',
    file: 'high-scores/high-scores.machine.ts',
    from: "'scores.submit': {},",
    to: '',
  },
  {
    what: 'showing a notice again does not start its time anew',
    file: 'notice/notice.machine.ts',
    from: "on: { 'notice.hide':",
    to: "on: { 'notice.show': { actions: { type: 'keep', params: ({ event: { code } }) => ({ code }) } }, 'notice.hide':",
  },
]
