import { unavailable, unreadable } from '../faults.ts'
import type { Expectation } from './table.ts'

const removal: Expectation = {
  done: 'finished',
  stored: [],
  when: [
    [unavailable, 4, 'failed', 'account.eraseError', 'common.checkHint'],
    [[...unreadable, '409', 'slow'], 1, 'failed', 'account.eraseError', 'common.checkHint'],
    [['403'], 1, 'finished, 1 stays'],
    [['401'], 1, 'login', 'auth.expired'],
    [['404'], 1, 'finished'],
    [['429'], 1, 'waiting'],
    [['blocked'], 1, 'failed', 'failure.blocked', 'failure.blockedHint'],
    [['answer lost'], 2, 'finished'],
  ],
}

/** Expected outcome of each account call in each fault. */
export const accountTable = {
  'change account name': {
    done: 'ready, done rename',
    stored: 'Huda',
    when: [
      [unavailable, 4, 'ready', 'account.nameError', 'failure.noAnswer'],
      [[...unreadable, '403', '404', '409', 'slow'], 1, 'ready', 'account.nameError', 'failure.noAnswer'],
      [['429'], 1, 'ready', 'account.nameError', 'failure.tooMany'],
      [['401'], 1, 'login', 'auth.expired'],
      [['blocked'], 1, 'ready', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'ready, done rename'],
    ],
  },
  'change account password': {
    done: 'ready, done change-password',
    stored: 'another sesame',
    when: [
      [unavailable, 4, 'ready', 'account.passwordUnheard'],
      [[...unreadable, 'slow'], 1, 'ready', 'account.passwordUnheard'],
      [['403', '404', '409'], 1, 'ready', 'account.passwordError', 'failure.noAnswer'],
      [['429'], 1, 'ready', 'account.passwordMany'],
      [['401'], 1, 'login', 'auth.expired'],
      [['blocked'], 1, 'ready', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'ready, done change-password'],
    ],
  },
  'end account sessions': {
    done: 'ended',
    stored: ['end-sessions'],
    when: [
      [unavailable, 4, 'ready', 'account.endError', 'common.checkHint'],
      [[...unreadable, '403', '404', '409', 'slow'], 1, 'ready', 'account.endError', 'common.checkHint'],
      [['429'], 1, 'ready', 'account.endError', 'failure.tooMany'],
      [['401'], 1, 'ended'],
      [['blocked'], 1, 'ready', 'failure.blocked', 'failure.blockedHint'],
      [['answer lost'], 2, 'ended'],
    ],
  },
  'close account': {
    done: 'ended',
    stored: ['close'],
    when: [
      [unavailable, 4, 'ready', 'account.closeError', 'common.checkHint'],
      [[...unreadable, '403', '404', '409', 'slow'], 1, 'ready', 'account.closeError', 'common.checkHint'],
      [['429'], 1, 'ready', 'account.closeError', 'failure.tooMany'],
      [['401'], 1, 'login', 'auth.expired'],
      [['blocked'], 1, 'ended'],
      [['answer lost'], 2, 'ended'],
    ],
  },
  'list own scores': {
    done: 'finished',
    stored: [],
    when: [
      [unavailable, 4, 'failed', 'account.eraseListError', 'common.checkHint'],
      [[...unreadable, '403', '404', '409'], 1, 'failed', 'account.eraseListError', 'common.checkHint'],
      [['429'], 4, 'failed', 'account.eraseListError', 'failure.tooMany'],
      [['401'], 1, 'login', 'auth.expired'],
      [['blocked'], 1, 'failed', 'failure.blocked', 'failure.blockedHint'],
      [['slow'], 1, 'finished'],
      [['answer lost'], 2, 'finished'],
    ],
  },
  'remove rating': removal,
  'remove score': removal,
} as const satisfies Record<string, Expectation>
