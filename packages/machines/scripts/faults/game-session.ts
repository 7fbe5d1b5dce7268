import type { Fault } from './fault.ts'

export const gameSession: readonly Fault[] = [
  {
    what: 'a worse score replaces a better one',
    file: 'game-session/game-session.setup.ts',
    from: 'points > (context.score ?? 0)',
    to: 'points > 0',
  },
  {
    what: 'an unfinished run is offered',
    file: 'game-session/game-session.setup.ts',
    from: 'return final && points !== null',
    to: 'return points !== null',
  },
  {
    what: 'a better run that ends meanwhile is lost',
    file: 'game-session/game-session.offer.ts',
    from: "{ guard: 'betterWaits', target: 'deciding', actions: ['tellSubmitted', 'forgetSent'] },",
    to: '',
  },
  {
    what: 'the score is lost when submitting fails',
    file: 'game-session/game-session.setup.ts',
    from: 'fail: assign({ sent: null,',
    to: 'fail: assign({ sent: null, score: null,',
  },
  {
    what: 'the score of one player is submitted as another',
    file: 'game-session/game-session.setup.ts',
    from: 'player?.id !== context.player?.id',
    to: 'player === null && context.player !== null',
  },
  {
    what: 'the row of an earlier run is shown beside a new offer',
    file: 'game-session/game-session.selectors.ts',
    from: "snapshot.matches({ offer: 'submitted' }) ? ",
    to: 'snapshot.context.receipt ? ',
  },
  {
    what: 'a score on its way can be put away',
    file: 'game-session/game-session.offer.ts',
    from: "'score.dismiss': {},",
    to: '',
  },
  {
    what: 'a game that is slow is broken at once',
    file: 'game-session/game-session.setup.ts',
    from: 'giveUpAfter: 10_000',
    to: 'giveUpAfter: 1',
  },
  {
    what: 'time runs on in a hidden tab',
    file: 'game-session/game-session.machine.ts',
    from: "'page.visible': { target: 'loading' }",
    to: "'page.visible': { target: 'slow' }",
  },
  {
    what: 'a game that gets ready in a hidden tab plays to nobody',
    file: 'game-session/game-session.machine.ts',
    from: "'game.ready': { target: 'ready.page.hidden' },",
    to: '',
  },
  {
    what: 'the offer stays in the way of the next run',
    file: 'game-session/game-session.selectors.ts',
    from: "snapshot.hasTag('playing') ? 'none' : ",
    to: '',
  },
  {
    what: 'a fraction of a point is submitted',
    file: 'game-session/score.ts',
    from: 'Math.round(claim)',
    to: 'claim',
  },
]
