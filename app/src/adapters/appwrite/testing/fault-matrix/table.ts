import type { Hint } from '../../../../features/errors/backend-error-messages.ts'
import { unavailable, unreadable, type FaultName } from '../faults.ts'
import { accountTable } from './account-table.ts'
import type { operations, View } from './operations.ts'

type Text = NonNullable<View['message']>['text']

/** Expected outcome of one call. */
export interface Expectation {
  /** State after success, whether at once or after a retry. */
  done: string
  /** Stored data after success. */
  stored: unknown
  /** Faults, attempts until success or failure, final state, and message keys. */
  when: readonly (readonly [
    faults: readonly FaultName[],
    tries: number,
    state: string,
    text?: Text,
    hint?: Hint,
  ])[]
}

const saveRating: Expectation = {
  done: 'idle 4',
  stored: [4],
  when: [
    [unavailable, 4, 'confirming 4', 'rating.saveError', 'common.checkHint'],
    [[...unreadable, '403', '404', 'slow'], 1, 'confirming 4', 'rating.saveError', 'common.checkHint'],
    [['409'], 1, 'confirming 4', 'rating.saveError', 'failure.taken'],
    [['429'], 1, 'confirming 4', 'rating.saveError', 'failure.tooMany'],
    [['blocked'], 1, 'confirming 4', 'failure.blocked', 'failure.blockedHint'],
    [['401'], 1, 'loginRequired 4', 'rating.notSignedIn'],
    [['answer lost'], 2, 'idle 4'],
  ],
}

/** Expected outcome of each call in each fault. Retries follow after 1 s, 2 s and 4 s. */
export const table: Readonly<Record<keyof typeof operations, Expectation>> = {
  'get account': {
    done: 'signedIn',
    stored: '1 account, signed in',
    when: [
      [['no answer'], 4, 'signedOut', 'connection.title'],
      [['slow'], 1, 'signedOut', 'connection.title'],
      [['500', '502 HTML', '429'], 4, 'signedOut'],
      [[...unreadable, '401', '403', '404', '409'], 1, 'signedOut'],
      [['blocked'], 1, 'signedOut', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'signedIn'],
    ],
  },
  'create account': {
    done: 'signedIn',
    stored: '1 account, signed in',
    when: [
      [unavailable, 4, 'signedOut', 'auth.signupError', 'failure.noAnswer'],
      [[...unreadable, '403', '404', 'slow'], 1, 'signedOut', 'auth.signupError', 'failure.noAnswer'],
      [['401', '409'], 1, 'signedOut', 'auth.signupError'],
      [['429'], 1, 'signedOut', 'auth.rateLimited'],
      [['blocked'], 1, 'signedOut', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'signedIn'],
    ],
  },
  'create session': {
    done: 'signedIn',
    stored: '1 account, signed in',
    when: [
      [unavailable, 4, 'signedOut', 'auth.loginError', 'failure.noAnswer'],
      [[...unreadable, '403', '404', 'slow'], 1, 'signedOut', 'auth.loginError', 'failure.noAnswer'],
      [['401', '409'], 1, 'signedOut', 'auth.loginError'],
      [['429'], 1, 'signedOut', 'auth.rateLimited'],
      [['blocked'], 1, 'signedOut', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'signedIn'],
    ],
  },
  'delete session': {
    done: 'signedOut',
    stored: '1 account, signed out',
    when: [
      [unavailable, 4, 'signedIn', 'failure.signOut'],
      [[...unreadable, '403', '409', 'slow'], 1, 'signedIn', 'failure.signOut'],
      [['429'], 1, 'signedIn', 'failure.signOut', 'failure.tooMany'],
      [['blocked'], 1, 'signedIn', 'failure.blocked', 'failure.blockedHint'],
      [['401', '404'], 1, 'signedOut'],
      [['answer lost'], 2, 'signedOut'],
    ],
  },
  'create token': {
    done: 'done',
    stored: 'nothing',
    when: [
      [unavailable, 4, 'failed'],
      [[...unreadable, '401', '403', 'blocked', '404', '409', '429'], 1, 'failed'],
      // The tool's timeout is longer than 30 s.
      [['slow'], 1, 'done'],
      [['answer lost'], 2, 'done'],
    ],
  },
  'list favorites': {
    done: 'ready',
    stored: ['zellige'],
    when: [
      [unavailable, 4, 'failed', 'favorites.error'],
      [[...unreadable, '403', '404', '409', 'slow'], 1, 'failed', 'favorites.error'],
      [['429'], 4, 'failed', 'favorites.error', 'failure.tooMany'],
      [['blocked'], 1, 'failed', 'failure.blocked', 'failure.blockedHint'],
      [['401'], 1, 'login'],
      [['answer lost'], 2, 'ready'],
    ],
  },
  'find favorite': {
    done: 'on',
    stored: 1,
    when: [
      [unavailable, 4, 'off', 'game.addFavoriteError'],
      [[...unreadable, '403', '404', 'slow'], 1, 'off', 'game.addFavoriteError'],
      [['409'], 1, 'off', 'game.addFavoriteError', 'failure.taken'],
      [['429'], 4, 'off', 'game.addFavoriteError', 'failure.tooMany'],
      [['blocked'], 1, 'off', 'failure.blocked', 'failure.blockedHint'],
      [['401'], 1, 'login', 'auth.expired'],
      [['answer lost'], 2, 'on'],
    ],
  },
  'add favorite': {
    done: 'on',
    stored: 1,
    when: [
      [unavailable, 4, 'off', 'game.addFavoriteError'],
      [[...unreadable, '403', '404', 'slow'], 1, 'off', 'game.addFavoriteError'],
      [['409'], 1, 'off', 'game.addFavoriteError', 'failure.taken'],
      [['429'], 1, 'off', 'game.addFavoriteError', 'failure.tooMany'],
      [['blocked'], 1, 'off', 'failure.blocked', 'failure.blockedHint'],
      [['401'], 1, 'login', 'auth.expired'],
      [['answer lost'], 2, 'on'],
    ],
  },
  'remove favorite': {
    done: 'off',
    stored: 0,
    when: [
      [unavailable, 4, 'on', 'game.removeFavoriteError'],
      [[...unreadable, '403', '409', 'slow'], 1, 'on', 'game.removeFavoriteError'],
      [['429'], 1, 'on', 'game.removeFavoriteError', 'failure.tooMany'],
      [['blocked'], 1, 'on', 'failure.blocked', 'failure.blockedHint'],
      [['401'], 1, 'login', 'auth.expired'],
      [['404'], 1, 'off'],
      [['answer lost'], 2, 'off'],
    ],
  },
  'load rating': {
    done: 'saved 2',
    stored: 'nothing',
    when: [
      [unavailable, 4, 'unknown', 'rating.loadError', 'common.checkHint'],
      [
        [...unreadable, '401', '403', '404', '409', 'slow'],
        1,
        'unknown',
        'rating.loadError',
        'common.checkHint',
      ],
      [['429'], 4, 'unknown', 'rating.loadError', 'failure.tooMany'],
      [['blocked'], 1, 'unknown', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'saved 2'],
    ],
  },
  'find rating': {
    done: 'idle 4',
    stored: [4],
    when: [
      [unavailable, 4, 'confirming 4', 'rating.saveError', 'common.checkHint'],
      [[...unreadable, '403', '404', 'slow'], 1, 'confirming 4', 'rating.saveError', 'common.checkHint'],
      [['409'], 1, 'confirming 4', 'rating.saveError', 'failure.taken'],
      [['429'], 4, 'confirming 4', 'rating.saveError', 'failure.tooMany'],
      [['blocked'], 1, 'confirming 4', 'failure.blocked', 'failure.blockedHint'],
      [['401'], 1, 'loginRequired 4', 'rating.notSignedIn'],
      [['answer lost'], 2, 'idle 4'],
    ],
  },
  'create rating': saveRating,
  'update rating': saveRating,
  'list scores ordered': {
    done: 'best 30 20 10',
    stored: [30, 20, 10],
    when: [
      [[...unavailable, '429'], 4, 'best 30 20 10'],
      [[...unreadable, '401', '403', 'blocked', '404', '409'], 1, 'best 30 20 10'],
      [['slow'], 1, 'best 30 20 10'],
      [['answer lost'], 2, 'best 30 20 10'],
    ],
  },
  'list scores unordered': {
    done: 'best 30 20 10',
    stored: [30, 20, 10],
    when: [
      [unavailable, 4, 'failed', 'scores.error', 'common.checkHint'],
      [[...unreadable, '401', '403', '404', '409', 'slow'], 1, 'failed', 'scores.error', 'common.checkHint'],
      [['429'], 4, 'failed', 'scores.error', 'failure.tooMany'],
      [['blocked'], 1, 'failed', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'best 30 20 10'],
    ],
  },
  'submit score': {
    done: 'submitted',
    stored: [120],
    when: [
      [unavailable, 4, 'offered 120', 'player.scoreError'],
      [[...unreadable, '403', '404', '409', 'slow'], 1, 'offered 120', 'player.scoreError'],
      [['429'], 1, 'offered 120', 'player.scoreError', 'failure.tooMany'],
      [['blocked'], 1, 'offered 120', 'failure.blocked', 'failure.blockedHint'],
      [['401'], 1, 'signInRequired 120', 'player.scoreLogin'],
      [['answer lost'], 2, 'submitted'],
    ],
  },
  ...accountTable,
}
