import type { AuthFailure } from '@saha/machines/auth'
import type { FavoriteFailure } from '@saha/machines/favorite'
import type { GameSessionFailureCode } from '@saha/machines/game-session'
import type { Failure, FailureKind } from '@saha/machines/port'
import type { RatingFailure } from '@saha/machines/rating'

/*
 * What is said when a call to the backend fails: the key of a sentence, and of a second one that helps. The
 * words themselves are messages, in the reader's language.
 */

/** Keys of sentences that help. Some name the address to write to. */
export type Hint =
  | 'failure.noAnswer'
  | 'common.checkHint'
  | 'failure.blockedHint'
  | 'failure.taken'
  | 'failure.tooMany'

interface Words<Text extends string> {
  text: Text | 'failure.blocked'
  hint?: Hint | undefined
}

/** Said wherever it comes up, because what was being done does not matter. */
export const accountBlockedMessage = { text: 'failure.blocked', hint: 'failure.blockedHint' } as const

/** `hint` is what helps in this place, where why it failed says nothing of its own. */
const words = <Text extends string>(text: Text, kind: FailureKind, hint?: Hint): Words<Text> => {
  if (kind === 'account-blocked') return accountBlockedMessage
  return { text, hint: kind === 'rate-limit' ? 'failure.tooMany' : hint }
}

/** Kinds of failure in which the backend has understood what was entered, and refuses it. */
const understood: ReadonlySet<string> = new Set(['auth', 'conflict', 'validation'])

/** For the login and sign-up forms, and for logging out. */
export function getAuthErrorMessage({ code, kind }: AuthFailure) {
  if (code === 'password-too-short') return { text: 'auth.passwordShort' } as const
  if (code === 'fields-required') return { text: 'auth.fieldsRequired' } as const
  if (code === 'sign-out') return words('failure.signOut', kind)
  // Here the wait is an hour.
  if (kind === 'rate-limit') return { text: 'auth.rateLimited' } as const
  const text = code === 'sign-up' ? 'auth.signupError' : 'auth.loginError'
  return words(text, kind, understood.has(kind) ? undefined : 'failure.noAnswer')
}

/** For the heart of a game. */
export const getFavoriteErrorMessage = ({ code, kind }: FavoriteFailure) =>
  code === 'add'
    ? words('game.addFavoriteError', kind, kind === 'conflict' ? 'failure.taken' : undefined)
    : words('game.removeFavoriteError', kind)

/** For the list of favorites; its sentence says itself what to check. */
export const getFavoriteListErrorMessage = (kind: FailureKind) => words('favorites.error', kind)

/** For the rating widget; `load` when what was given before could not be had. */
export function getRatingErrorMessage({ code, kind }: RatingFailure) {
  if (code === 'login-required') return { text: 'game.rateNotSignedIn' } as const
  if (code === 'load') return words('game.rateLoadError', kind, 'common.checkHint')
  return words('game.rateSaveError', kind, kind === 'conflict' ? 'failure.taken' : 'common.checkHint')
}

/** For the board of high scores. */
export const getHighScoresErrorMessage = (kind: FailureKind) =>
  words('game.scoresError', kind, 'common.checkHint')

/** For a score that did not get onto the board. */
export const getScoreSubmissionErrorMessage = ({ code, kind }: Failure<GameSessionFailureCode>) =>
  code === 'login-required' ? ({ text: 'player.scoreLogin' } as const) : words('player.scoreError', kind)

/** Whatever is said. */
export type BackendErrorMessage = ReturnType<
  | typeof getAuthErrorMessage
  | typeof getFavoriteErrorMessage
  | typeof getFavoriteListErrorMessage
  | typeof getRatingErrorMessage
  | typeof getHighScoresErrorMessage
  | typeof getScoreSubmissionErrorMessage
>
