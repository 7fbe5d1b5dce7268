import type { Mutant } from './mutants-of.ts'

/** One thing to break by hand, where no rule would: `from` occurs once in the file, and `to` takes its place. */
interface Fault {
  /** What is wrong once it is broken. */
  readonly what: string
  /** From `src`. */
  readonly file: string
  readonly from: string
  readonly to: string
}

const faults: readonly Fault[] = [
  {
    what: 'seven characters are enough',
    file: 'auth/credentials.ts',
    from: 'minPasswordLength = 8',
    to: 'minPasswordLength = 7',
  },
  {
    what: 'a server failure looks like a lost connection',
    file: 'auth/auth.setup.ts',
    from: "kind === 'network' || kind === 'timeout'",
    to: "kind !== 'auth'",
  },
  {
    what: 'somebody else, signed in elsewhere, goes unnoticed',
    file: 'auth/auth.setup.ts',
    from: 'user?.id === context.user?.id',
    to: 'user !== null && context.user !== null',
  },
  {
    what: 'finding another user signs them out',
    file: 'auth/auth.machine.ts',
    from: "{ target: 'idle', actions: [{ type: 'keepUser'",
    to: "{ target: 'signingOut', actions: [{ type: 'keepUser'",
  },
  {
    what: 'a failure throws away what had come',
    file: 'chat/messages.ts',
    from: "({ ending: 'failed', failure })",
    to: "({ text: '', ending: 'failed', failure })",
  },
  {
    what: 'a stopped reply looks whole',
    file: 'chat/chat.setup.ts',
    from: "'stopped')",
    to: "'whole')",
  },
  {
    what: 'asking anew keeps the failed reply',
    file: 'chat/messages.ts',
    from: 'messages.slice(0, index), text)',
    to: 'messages.slice(0, index + 1), text)',
  },
  {
    what: 'a piece does not give the next one time',
    file: 'chat/chat.machine.ts',
    from: "target: '.receiving',",
    to: "target: '.waiting',",
  },
  {
    what: 'a removal is told without its record',
    file: 'favorite/favorite.machine.ts',
    from: "['tellRemoved', 'dropRecord']",
    to: "['dropRecord', 'tellRemoved']",
  },
  {
    what: 'a game is listed twice',
    file: 'favorites/favorites.setup.ts',
    from: 'record.gameId !== gameId)',
    to: 'record.gameId !== gameId || record.recordId !== gameId)',
  },
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
    from: "onError: { target: 'unordered' }",
    to: "onError: { target: '#highScores.failed' }",
  },
  {
    what: 'showing a notice again does not start its time anew',
    file: 'notice/notice.machine.ts',
    from: "on: { 'notice.hide':",
    to: "on: { 'notice.show': { actions: { type: 'keep', params: ({ event: { code } }) => ({ code }) } }, 'notice.hide':",
  },
  {
    what: 'half stars count',
    file: 'rating/rating.setup.ts',
    from: '[1, 2, 3, 4, 5].includes(stars as number)',
    to: '(stars as number) >= 1 && (stars as number) <= 5',
  },
  {
    what: 'no stars at all count',
    file: 'rating/rating.setup.ts',
    from: '[1, 2,',
    to: '[0, 1, 2,',
  },
  {
    what: 'other stars are saved than were chosen',
    file: 'rating/rating.machine.ts',
    from: 'stars: choice })',
    to: 'stars: choice && choice - 1 })',
  },
  {
    what: 'a failure to save loses the choice',
    file: 'rating/rating.setup.ts',
    from: 'fail: assign({ failure:',
    to: 'fail: assign({ choice: null, failure:',
  },
  {
    what: 'the choice of one user is saved for the next',
    file: 'shared/session.ts',
    from: 'userId !== context.userId,',
    to: 'userId !== context.userId && userId === null,',
  },
  {
    what: 'it searches in places that are not on earth',
    file: 'smart-search/smart-search.setup.ts',
    from: 'isWithin(latitude, 90) && isWithin(longitude, 180)',
    to: 'isWithin(latitude, 90)',
  },
  {
    what: 'another voice plays what is there',
    file: 'text-to-speech/text-to-speech.setup.ts',
    from: ' && one.voice === other.voice',
    to: '',
  },
  {
    what: 'the indicator is on before anything is heard',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "description: 'Nothing is heard yet',",
    to: "description: 'Nothing is heard yet', tags: ['sounding'],",
  },
  {
    what: 'a port that throws before it promises crashes its machine',
    file: 'port/from-port.ts',
    from: 'startCall(() => port(input, call.signal)).then',
    to: 'port(input, call.signal).then',
  },
  {
    what: 'a call that was abandoned goes on in the world',
    file: 'port/from-port.ts',
    from: 'port(input, call.signal)',
    to: 'port(input, new AbortController().signal)',
  },
  {
    what: 'patience is counted on another clock',
    file: 'port/from-port.ts',
    from: "Reflect.get(self, 'clock') as Timers",
    to: 'globalThis as never as Timers',
  },
  {
    what: 'a resource that is granted late is kept',
    file: 'port/from-resource.ts',
    from: 'else if (signal.aborted) release(closeIt)',
    to: '',
  },
  {
    what: 'a resource that fails to close does so in silence',
    file: 'port/from-resource.ts',
    from: 'throw error',
    to: 'void error',
  },
  {
    what: 'a retry has no end',
    file: 'port/with-retry.ts',
    from: 'tried + 1',
    to: 'tried',
  },
]

/** The faults of this list in one source. */
export const byHand = (file: string, source: string): readonly Mutant[] =>
  faults
    .filter((fault) => fault.file === file)
    .map(({ what, from, to }) => {
      const start = source.indexOf(from)
      if (start < 0 || source.includes(from, start + 1))
        throw new Error(`${file} must hold this once, so that the fault has its place:\n${from}`)
      return { start, end: start + from.length, text: to, what }
    })
