import type { AuthFailure } from '@saha/machines/auth'
import type { FavouriteFailureCode } from '@saha/machines/favourite'
import type { GameSessionFailureCode } from '@saha/machines/game-session'
import type { RatingFailureCode } from '@saha/machines/rating'

/*
 * What is said when a call to the backend fails: the key of a sentence, and of a second one that helps. The
 * words themselves are messages, in the reader's language.
 */

/** Kinds of failure in which the backend has understood what was entered, and refuses it. */
const understood: ReadonlySet<string> = new Set(['auth', 'conflict', 'validation'])

/** For the login and sign-up forms, and for logging out. */
export function authWords({ code, kind }: AuthFailure) {
  if (code === 'password-too-short') return { text: 'auth.passwordShort' } as const
  if (code === 'fields-required') return { text: 'auth.fieldsRequired' } as const
  if (code === 'sign-out') return { text: 'auth.signOutError' } as const
  if (kind === 'rate-limit') return { text: 'auth.rateLimited' } as const
  const text = code === 'sign-up' ? 'auth.signupError' : 'auth.loginError'
  return understood.has(kind) ? ({ text } as const) : ({ text, hint: 'auth.connectionError' } as const)
}

/** For the heart of a game. */
export const favoriteWords = (code: FavouriteFailureCode) =>
  ({ text: code === 'add' ? 'game.addFavoriteError' : 'game.removeFavoriteError' }) as const

/** For the list of favourites; its sentence says itself what to check. */
export const favoritesWords = { text: 'favorites.error' } as const

/** For the rating widget. */
export function ratingWords(code: RatingFailureCode) {
  if (code === 'login-required') return { text: 'game.rateNotSignedIn' } as const
  return {
    text: code === 'save' ? 'game.rateSaveError' : 'game.rateLoadError',
    hint: 'common.checkHint',
  } as const
}

/** For the board of high scores. */
export const scoresWords = { text: 'game.scoresError', hint: 'common.checkHint' } as const

/** For a score that did not get onto the board. */
export const submitWords = (code: GameSessionFailureCode) =>
  ({ text: code === 'login-required' ? 'player.scoreLogin' : 'player.scoreError' }) as const
