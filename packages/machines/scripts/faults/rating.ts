import type { Fault } from './fault.ts'

export const rating: readonly Fault[] = [
  {
    what: 'a signed-out visitor may choose',
    file: 'rating/rating.setup.ts',
    from: 'isStars(stars) && context.userId !== null',
    to: 'isStars(stars)',
  },
  {
    what: 'half stars count',
    file: 'rating/rating.setup.ts',
    from: 'Number.isInteger(stars) && stars >= 1',
    to: 'stars >= 1',
  },
  {
    what: 'no stars at all count',
    file: 'rating/rating.setup.ts',
    from: 'stars >= 1 && stars <= 5',
    to: 'stars >= 0 && stars <= 5',
  },
  {
    what: 'the choice of one user is saved for the next',
    file: 'rating/rating.setup.ts',
    from: 'userId !== context.userId,',
    to: 'userId !== context.userId && userId === null,',
  },
  {
    what: 'other stars are saved than were chosen',
    file: 'rating/rating.machine.ts',
    from: '({ gameId, userId, stars: choice })',
    to: '({ gameId, userId, stars: choice && choice - 1 })',
  },
  { what: 'thanks are too short', file: 'rating/rating.setup.ts', from: 'thanks: 2500', to: 'thanks: 2000' },
  {
    what: 'a failure to save loses the choice',
    file: 'rating/rating.setup.ts',
    from: 'fail: assign({ failure:',
    to: 'fail: assign({ choice: null, failure:',
  },
  {
    what: 'an ended session reads as a failure to save',
    file: 'rating/rating.setup.ts',
    from: "kind === 'auth'",
    to: "kind === 'permission'",
  },
  {
    what: 'the stars of an ended session are lost',
    file: 'rating/rating.machine.ts',
    from: "actions: [choiceWaits, 'refuse']",
    to: "actions: 'refuse'",
  },
  {
    what: 'hearing that the session has ended takes the question to log in away',
    file: 'rating/rating.machine.ts',
    from: "guard: { type: 'signedOut', params: sessionOf },\n              actions",
    to: "guard: 'stars',\n              actions",
  },
]
