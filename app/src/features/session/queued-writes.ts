import type { Port } from '@saha/machines/port'
import { addFavorite, removeFavorite } from '../../adapters/appwrite/favorites.ts'
import { loadRating, saveRating } from '../../adapters/appwrite/ratings.ts'
import { pendingScoreId, submitScore } from '../../adapters/appwrite/scores.ts'
import { connection } from '../../adapters/network/connection.ts'
import { outbox, type Send } from '../outbox/outbox.ts'
import { newId, replaces, type Waiting, type Wish } from '../outbox/outbox-entries.ts'

/*
 * The calls that store something, as they are made with a connection and without: then what was wished for waits in
 * this browser, and the call has done its part.
 */

/** Something else waits in the place that this would take. */
const hasOlder = (waiting: Waiting) =>
  outbox.of(waiting.userId).some((other) => replaces(waiting, other) && other.id !== waiting.id)

const orWait =
  <Input extends { userId: string }, Output>(
    port: Port<Input, Output>,
    wishOf: (input: Input) => Wish,
    answer: (id: string) => Output,
    idOf: (input: Input) => string = newId,
  ): Port<Input, Output> =>
  async (input, signal) => {
    const waiting = { id: idOf(input), userId: input.userId, wish: wishOf(input) }
    // What waits already for this game would come after this and undo it: this takes its place.
    if ((connection.offline() || hasOlder(waiting)) && (await outbox.put(waiting))) {
      if (!connection.offline()) void sendWaiting(input.userId)
      return answer(waiting.id)
    }
    return port(input, signal)
  }

export const favoriteAddition = orWait(
  addFavorite,
  ({ gameId }) => ({ kind: 'favorite', gameId, wanted: true }),
  (recordId) => ({ recordId }),
)

export const favoriteRemoval = orWait(
  removeFavorite,
  ({ gameId }) => ({ kind: 'favorite', gameId, wanted: false }),
  () => undefined,
)

export const ratingSaving = orWait(
  saveRating,
  ({ gameId, stars }) => ({ kind: 'rating', gameId, stars }),
  () => undefined,
)

export const scoreSubmission = orWait(
  submitScore,
  ({ gameId, score, userName }) => ({ kind: 'score', gameId, score, userName }),
  (recordId) => ({ recordId }),
  // An earlier try may have arrived without an answer.
  (input) => pendingScoreId(input) ?? newId(),
)

/** The stars that somebody gave a game last: those that wait are newer than what the backend knows. Without a connection nobody is told more. */
export const ratingLoading: typeof loadRating = async (of, signal) => {
  for (const { wish } of outbox.of(of.userId))
    if (wish.kind === 'rating' && wish.gameId === of.gameId) return wish.stars
  return connection.offline() ? null : loadRating(of, signal)
}

const store: Send = async ({ id: documentId, userId, wish }, signal) => {
  const of = { userId, gameId: wish.gameId }
  if (wish.kind === 'rating') await saveRating({ ...of, documentId, stars: wish.stars }, signal)
  else if (wish.kind === 'score')
    await submitScore({ ...of, documentId, score: wish.score, userName: wish.userName }, signal)
  else if (wish.wanted) await addFavorite({ ...of, documentId }, signal)
  else await removeFavorite({ ...of, recordId: documentId }, signal)
}

/** Sends what waits for somebody whom the backend vouches for. */
export const sendWaiting = (userId: string, isHere?: () => boolean): Promise<void> =>
  outbox.send(userId, store, isHere)
