import type { Fault } from './fault.ts'

export const favourites: readonly Fault[] = [
  {
    what: 'a favourite rests without its record',
    file: 'favourite/favourite.machine.ts',
    from: "actions: [{ type: 'keepRecord', params: ({ event }) => event.output }, 'tellAdded'],",
    to: "actions: ['tellAdded'],",
  },
  {
    what: 'a removal is told without its record',
    file: 'favourite/favourite.machine.ts',
    from: "['tellRemoved', 'dropRecord']",
    to: "['dropRecord', 'tellRemoved']",
  },
  {
    what: 'an older list takes the record away while it is being removed',
    file: 'favourite/favourite.machine.ts',
    from: "'session.changed': { guard: { type: 'sameUser', params: sessionOf } },",
    to: '',
  },
  {
    what: 'a signed-out visitor may add',
    file: 'favourite/favourite.setup.ts',
    from: 'signedIn: ({ context }) => context.userId !== null,',
    to: 'signedIn: () => true,',
  },
  {
    what: 'a game stays a favourite when its record goes',
    file: 'favourite/favourite.machine.ts',
    from: "always: { guard: 'notStored', target: 'off' },",
    to: '',
  },
  {
    what: 'a failure to add is not told',
    file: 'favourite/favourite.machine.ts',
    from: "{ target: 'off', actions: { type: 'fail', params: failedAs('add') } },\n        ]",
    to: "{ target: 'off' },\n        ]",
  },
  {
    what: 'an ended session reads as a failure to add or remove',
    file: 'favourite/favourite.setup.ts',
    from: "kind === 'auth'",
    to: "kind === 'permission'",
  },
  {
    what: 'adding waits for ever',
    file: 'favourite/favourite.machine.ts',
    from: "patience: { target: 'off', actions: { type: 'fail', params: timedOutAs('add') } },",
    to: '',
  },
  {
    what: 'the next user sees the list of the one before',
    file: 'favourites/favourites.setup.ts',
    from: '({ userId, records: [], failure: null })',
    to: '({ userId, failure: null })',
  },
  {
    what: 'a game is listed twice',
    file: 'favourites/favourites.setup.ts',
    from: 'records.filter((record) => record.gameId !== gameId)',
    to: 'records.filter((record) => record.gameId !== gameId || record.recordId !== gameId)',
  },
  {
    what: 'an answer older than a new favourite is taken',
    file: 'favourites/favourites.machine.ts',
    from: "'favourites.added': {\n              target: 'loading',\n              reenter: true,",
    to: "'favourites.added': {",
  },
  {
    what: 'a failed list stays failed',
    file: 'favourites/favourites.machine.ts',
    from: "on: { 'favourites.reload': { target: 'loading', actions: 'tryAgain' } },",
    to: '',
  },
]
