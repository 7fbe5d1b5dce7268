import type { Port } from '@saha/machines/port'
import { addFavorite, removeFavorite } from '../../adapters/appwrite/documents/favorites.ts'
import { loadRating, saveRating } from '../../adapters/appwrite/documents/ratings.ts'
import { pendingScoreId, submitScore } from '../../adapters/appwrite/documents/scores.ts'
import { connection } from '../../adapters/network/connection.ts'
import { hasQueuedRuns } from '../../adapters/storage/has-queued-runs.ts'
import { unsentSaves } from '../../adapters/storage/unsent-saves.ts'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { outbox, type Send } from '../outbox/outbox.ts'
import { createId, replaces, type Mutation, type OutboxEntry } from '../outbox/outbox-entries.ts'

/* Write calls that fall back to the outbox when offline and then resolve as if they had succeeded. */

/** Returns whether an entry is queued that this one replaces. */
const replacesQueued = (entry: OutboxEntry) =>
  outbox.listFor(entry.userId).some((other) => replaces(entry, other) && other.id !== entry.id)

const queueWhenOffline =
  <Input extends { userId: string }, Output>(
    port: Port<Input, Output>,
    toMutation: (input: Input) => Mutation,
    toOutput: (id: string) => Output,
    getId: (input: Input) => string = createId,
  ): Port<Input, Output> =>
  async (input, signal) => {
    const entry = { id: getId(input), userId: input.userId, mutation: toMutation(input) }
    // A direct call would be undone by an older entry that is sent later, so the new one replaces it.
    if ((connection.offline() || replacesQueued(entry)) && (await outbox.enqueue(entry))) {
      if (!connection.offline()) void sendQueuedWrites(input.userId)
      return toOutput(entry.id)
    }
    return port(input, signal)
  }

export const addFavoriteOrQueue = queueWhenOffline(
  addFavorite,
  ({ gameId }) => ({ kind: 'favorite', gameId, wanted: true }),
  (recordId) => ({ recordId }),
)

export const removeFavoriteOrQueue = queueWhenOffline(
  removeFavorite,
  ({ gameId }) => ({ kind: 'favorite', gameId, wanted: false }),
  () => undefined,
)

export const saveRatingOrQueue = queueWhenOffline(
  saveRating,
  ({ gameId, stars }) => ({ kind: 'rating', gameId, stars }),
  () => undefined,
)

export const submitScoreOrQueue = queueWhenOffline(
  submitScore,
  ({ gameId, score, userName }) => ({ kind: 'score', gameId, score, userName }),
  (recordId) => ({ recordId }),
  // An earlier attempt may have succeeded without a response.
  (input) => pendingScoreId(input) ?? createId(),
)

/** Loads the user's rating of a game. A queued one is newer than the backend's; offline there is no other. */
export const loadLatestRating: typeof loadRating = async (input, signal) => {
  for (const { mutation } of outbox.listFor(input.userId))
    if (mutation.kind === 'rating' && mutation.gameId === input.gameId) return mutation.stars
  return connection.offline() ? null : loadRating(input, signal)
}

const send: Send = async ({ id: documentId, userId, mutation }, signal) => {
  const input = { userId, gameId: mutation.gameId }
  if (mutation.kind === 'rating') await saveRating({ ...input, documentId, stars: mutation.stars }, signal)
  else if (mutation.kind === 'score')
    await submitScore({ ...input, documentId, score: mutation.score, userName: mutation.userName }, signal)
  else if (mutation.wanted) await addFavorite({ ...input, documentId }, signal)
  else await removeFavorite({ ...input, recordId: documentId }, signal)
}

/** Loads the code that sends files only where some are queued, which is rare. */
async function sendFiles(userId: string, isSignedIn: () => boolean): Promise<void> {
  if ((!hasQueuedRuns() && !unsentSaves.exist()) || !isSignedIn()) return
  const { sendQueuedFiles } = await loadChunk(() => import('./send-queued-files.ts'))
  await sendQueuedFiles(userId, isSignedIn)
}

/** Sends the queued writes of a user whose session the backend has confirmed, then the runs of their scores and saves. */
export async function sendQueuedWrites(
  userId: string,
  isSignedIn: () => boolean = () => true,
): Promise<void> {
  await outbox.send(userId, send, isSignedIn)
  // A failure to load is silent: the next visit sends them.
  await sendFiles(userId, isSignedIn).catch(() => undefined)
}
