import { Secret, selectAccountBlocked, selectAuthStatus, selectConnectionFailed } from '@saha/machines/auth'
import { selectIsFavorite } from '@saha/machines/favorite'
import { selectFavoritesStatus } from '@saha/machines/favorites'
import { createGameSessionMachine, selectOffer, selectPendingScore } from '@saha/machines/game-session'
import { createHighScoresMachine, selectScores } from '@saha/machines/high-scores'
import type { FailureKind } from '@saha/machines/port'
import { createRatingMachine, selectRatingStatus } from '@saha/machines/rating'
import { createRequestMachine, selectRequestStatus } from '@saha/machines/request'
import { createActor } from 'xstate'
import type { AccountErrorMessage } from '../../../../features/errors/account-error-messages.ts'
import {
  getAuthErrorMessage,
  accountBlockedMessage,
  getFavoriteListErrorMessage,
  getFavoriteErrorMessage,
  getRatingErrorMessage,
  getHighScoresErrorMessage,
  getScoreSubmissionErrorMessage,
  type BackendErrorMessage,
  type Hint,
} from '../../../../features/errors/backend-error-messages.ts'
import type { SessionActors } from '../../../../features/session/session-actors.ts'
import { createToken } from '../../account/account.ts'
import { loadRating, saveRating } from '../../documents/ratings.ts'
import { listScores, listScoresUnordered, submitScore } from '../../documents/scores.ts'
import type { Backend } from '../backend.ts'
import { accountOperations } from './account-operations.ts'
import type { VisibleCall } from '../wire.ts'

type MessageKey = (AccountErrorMessage | BackendErrorMessage)['text'] | 'auth.expired' | 'connection.title'

/** Visible result. */
export interface View {
  /** State and its data, for example `confirming 4`. */
  state: string
  message?: { text: MessageKey; hint?: Hint | undefined } | null
  kind?: FailureKind | undefined
}

/** A user action that makes one of the calls. */
export interface Operation {
  press: () => void
  sight: () => View
  /** Returns the stored data afterwards. */
  stored: () => unknown
}

export interface Stage {
  backend: Backend
  portal: SessionActors
  user: { id: string; email: string; password: string }
}

const gameId = 'zellige'

const authSight = ({ auth }: SessionActors): View => {
  const snapshot = auth.getSnapshot()
  const { failure } = snapshot.context
  if (failure)
    return { state: selectAuthStatus(snapshot), message: getAuthErrorMessage(failure), kind: failure.kind }
  const banner = selectAccountBlocked(snapshot) ? accountBlockedMessage : null
  return {
    state: selectAuthStatus(snapshot),
    message: selectConnectionFailed(snapshot) ? { text: 'connection.title' } : banner,
  }
}

const authAct =
  (event: 'auth.recheck' | 'auth.signIn' | 'auth.signUp' | 'auth.signOut') =>
  ({ backend, portal, user: { email, password } }: Stage): Operation => ({
    press: () => portal.auth.send({ type: event, email, password: new Secret(password) }),
    sight: () => authSight(portal),
    stored: () => `${backend.accounts.size} account, ${backend.session ? 'signed in' : 'signed out'}`,
  })

function favorite({ backend, portal }: Stage): Operation {
  const actor = portal.getFavoriteActor(gameId)
  let asked = false
  actor.on('loginRequired', () => {
    asked = true
  })
  return {
    press: () => {
      asked = false
      actor.send({ type: 'favorite.toggle' })
    },
    sight: () => {
      const { failure } = actor.getSnapshot().context
      const state = selectIsFavorite(actor.getSnapshot()) ? 'on' : 'off'
      if (asked) return { state: 'login', message: { text: 'auth.expired' }, kind: 'auth' }
      return { state, message: failure && getFavoriteErrorMessage(failure), kind: failure?.kind }
    },
    stored: () => backend.documents.favorites?.length,
  }
}

function favorites({ portal: { auth, favorites: actor } }: Stage): Operation {
  return {
    press: () => actor.send({ type: 'favorites.reload' }),
    sight: () => {
      if (selectAuthStatus(auth.getSnapshot()) === 'signedOut') return { state: 'login', kind: 'auth' }
      const { failure } = actor.getSnapshot().context
      return {
        state: selectFavoritesStatus(actor.getSnapshot()),
        message: failure && getFavoriteListErrorMessage(failure.kind),
        kind: failure?.kind,
      }
    },
    stored: () => actor.getSnapshot().context.records.map((record) => record.gameId),
  }
}

function rating({ backend, user }: Stage): Operation {
  // Loading the previous rating has its own row.
  const machine = createRatingMachine({ loadRating: async () => null, saveRating })
  const actor = createActor(machine, { input: { gameId, userId: user.id } }).start()
  let waiting = 4
  actor.on('loginRequired', ({ stars }) => {
    waiting = stars
    actor.send({ type: 'session.changed', userId: null })
  })
  return {
    press: () => {
      actor.send({ type: 'session.changed', userId: user.id })
      actor.send({ type: 'star.choose', stars: waiting })
      actor.send({ type: 'rating.confirm' })
    },
    sight: () => {
      const { failure, choice, saved } = actor.getSnapshot().context
      const status = selectRatingStatus(actor.getSnapshot())
      const stars = status === 'loginRequired' ? waiting : (choice ?? saved)
      return {
        state: `${status} ${stars}`,
        message: failure && getRatingErrorMessage(failure),
        kind: failure?.kind,
      }
    },
    stored: () => backend.documents.ratings?.map((document) => document.rating),
  }
}

function savedStars({ user }: Stage): Operation {
  const machine = createRatingMachine({ loadRating, saveRating })
  const input = { gameId, userId: user.id }
  let actor = createActor(machine, { input })
  return {
    press: () => {
      actor = createActor(machine, { input }).start()
    },
    sight: () => {
      const { loadError, saved } = actor.getSnapshot().context
      return loadError
        ? { state: 'unknown', message: getRatingErrorMessage(loadError), kind: loadError.kind }
        : { state: `saved ${saved}` }
    },
    stored: () => 'nothing',
  }
}

function board(): Operation {
  const machine = createHighScoresMachine({ listOrdered: listScores, listUnordered: listScoresUnordered })
  const actor = createActor(machine, { input: { gameId, limit: 5 } }).start()
  const shown = () => selectScores(actor.getSnapshot()).map(({ score }) => score)
  return {
    press: () => actor.send({ type: 'scores.load' }),
    sight: () => {
      const { failure } = actor.getSnapshot().context
      return failure
        ? { state: 'failed', message: getHighScoresErrorMessage(failure.kind), kind: failure.kind }
        : { state: `best ${shown().join(' ')}` }
    },
    stored: shown,
  }
}

function score({ backend, user }: Stage): Operation {
  const player = { id: user.id, name: 'sara' }
  const actor = createActor(createGameSessionMachine({ submit: submitScore }), {
    input: { gameId, player },
  }).start()
  actor.send({ type: 'game.score', value: 120, final: true })
  return {
    press: () => {
      if (selectOffer(actor.getSnapshot()) === 'signInRequired') {
        actor.send({ type: 'session.changed', player: null })
        actor.send({ type: 'session.changed', player })
      }
      actor.send({ type: 'score.submit' })
    },
    sight: () => {
      const { failure } = actor.getSnapshot().context
      const kept = selectPendingScore(actor.getSnapshot())
      return {
        state: `${selectOffer(actor.getSnapshot())}${kept === null ? '' : ` ${kept}`}`,
        message: failure && getScoreSubmissionErrorMessage(failure),
        kind: failure?.kind,
      }
    },
    stored: () => backend.documents.high_scores?.map((document) => document.score),
  }
}

/** Requests a token, which only some users may have; the messages are the tool's. */
function token(): Operation {
  const ask = async (_: string, signal: AbortSignal) => ({
    value: await createToken(undefined, signal),
    cutOff: false,
  })
  const actor = createActor(createRequestMachine({ ask })).start()
  return {
    press: () => actor.send({ type: 'request.submit', question: 'rain' }),
    sight: () => ({
      state: selectRequestStatus(actor.getSnapshot()),
      kind: actor.getSnapshot().context.failure?.kind,
    }),
    stored: () => 'nothing',
  }
}

/** User actions that cause each call. */
export const operations: Readonly<
  Record<Exclude<VisibleCall, 'get score'> | 'load rating', (stage: Stage) => Operation>
> = {
  'get account': authAct('auth.recheck'),
  'create account': authAct('auth.signUp'),
  'create session': authAct('auth.signIn'),
  'delete session': authAct('auth.signOut'),
  'create token': token,
  'list favorites': favorites,
  'find favorite': favorite,
  'add favorite': favorite,
  'remove favorite': favorite,
  'load rating': savedStars,
  'find rating': rating,
  'create rating': rating,
  'update rating': rating,
  'list scores ordered': board,
  'list scores unordered': board,
  'submit score': score,
  ...accountOperations,
}
