import type { AuthFailure } from '@saha/machines/auth'
import type { FavoriteFailure } from '@saha/machines/favorite'
import type { GameSessionFailureCode } from '@saha/machines/game-session'
import type { Failure, FailureKind } from '@saha/machines/port'
import type { RatingFailure } from '@saha/machines/rating'

/* Error messages of backend calls: the key of a text and optionally of a hint. */

/** Message keys of hints. Some contain the contact address. */
export type Hint =
  | 'failure.noAnswer'
  | 'common.checkHint'
  | 'failure.blockedHint'
  | 'failure.taken'
  | 'failure.tooMany'

interface ErrorMessage<Text extends string> {
  text: Text | 'failure.blocked'
  hint?: Hint | undefined
}

/** Shown for a blocked account, whatever the call was. */
export const accountBlockedMessage = { text: 'failure.blocked', hint: 'failure.blockedHint' } as const

/** @param hint shown unless the kind of failure has its own hint */
const toErrorMessage = <Text extends string>(
  text: Text,
  kind: FailureKind,
  hint?: Hint,
): ErrorMessage<Text> => {
  if (kind === 'account-blocked') return accountBlockedMessage
  return { text, hint: kind === 'rate-limit' ? 'failure.tooMany' : hint }
}

/** Failures caused by the input, which need no hint. */
const inputFailures: ReadonlySet<string> = new Set(['auth', 'conflict', 'validation'])

/** Returns the message keys for login, sign-up and logout. */
export function getAuthErrorMessage({ code, kind }: AuthFailure) {
  if (code === 'password-too-short') return { text: 'auth.passwordShort' } as const
  if (code === 'fields-required') return { text: 'auth.fieldsRequired' } as const
  if (code === 'sign-out') return toErrorMessage('failure.signOut', kind)
  // Appwrite limits sign-in attempts per hour, so the general hint would be wrong.
  if (kind === 'rate-limit') return { text: 'auth.rateLimited' } as const
  const text = code === 'sign-up' ? 'auth.signupError' : 'auth.loginError'
  return toErrorMessage(text, kind, inputFailures.has(kind) ? undefined : 'failure.noAnswer')
}

/** Returns the message keys for adding or removing a favorite. */
export const getFavoriteErrorMessage = ({ code, kind }: FavoriteFailure) =>
  code === 'add'
    ? toErrorMessage('game.addFavoriteError', kind, kind === 'conflict' ? 'failure.taken' : undefined)
    : toErrorMessage('game.removeFavoriteError', kind)

/** Returns the message keys for the list of favorites. Its text already says what to check. */
export const getFavoriteListErrorMessage = (kind: FailureKind) => toErrorMessage('favorites.error', kind)

/** Returns the message keys for the rating widget. `load` means that the earlier rating failed to load. */
export function getRatingErrorMessage({ code, kind }: RatingFailure) {
  if (code === 'login-required') return { text: 'rating.notSignedIn' } as const
  if (code === 'load') return toErrorMessage('rating.loadError', kind, 'common.checkHint')
  return toErrorMessage('rating.saveError', kind, kind === 'conflict' ? 'failure.taken' : 'common.checkHint')
}

/** Returns the message keys for the high scores. */
export const getHighScoresErrorMessage = (kind: FailureKind) =>
  toErrorMessage('scores.error', kind, 'common.checkHint')

/** Returns the message keys for submitting a score. */
export const getScoreSubmissionErrorMessage = ({ code, kind }: Failure<GameSessionFailureCode>) =>
  code === 'login-required'
    ? ({ text: 'player.scoreLogin' } as const)
    : toErrorMessage('player.scoreError', kind)

/** Message keys of any backend error. */
export type BackendErrorMessage = ReturnType<
  | typeof getAuthErrorMessage
  | typeof getFavoriteErrorMessage
  | typeof getFavoriteListErrorMessage
  | typeof getRatingErrorMessage
  | typeof getHighScoresErrorMessage
  | typeof getScoreSubmissionErrorMessage
>
