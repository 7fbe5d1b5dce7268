import { failureKind } from '@saha/machines/port'
import { findGameSave, storeGameSave } from '../../adapters/appwrite/documents/game-saves.ts'
import { withLock } from '../../adapters/locks.ts'
import { connection } from '../../adapters/network/connection.ts'
import { saves } from '../../adapters/storage/game-saves.ts'
import { unsentSaves } from '../../adapters/storage/unsent-saves.ts'
import { createId } from '../outbox/outbox-entries.ts'
import { permanentFailures } from '../outbox/outbox.ts'
import { isKnown, listUnsent, readSync, writeSync } from './sync-state.ts'

const timeoutMs = 60_000

async function send(gameId: string, userId: string): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const [{ data }, sync] = [await saves.get(gameId, userId), await readSync(gameId, userId)]
  if (data === null || sync.isSent) return
  const head = await findGameSave({ userId, gameId }, signal)
  // Another device has saved: the next start of the game asks which save to keep.
  if (head && !isKnown(head.writeId, sync)) return
  const attemptId = createId()
  const base = head?.writeId ?? ''
  await writeSync(gameId, userId, { ...(await readSync(gameId, userId)), writeId: base, attemptId })
  const [recordId, revision] = [head?.recordId ?? null, (head?.revision ?? 0) + 1]
  await storeGameSave({ userId, gameId, recordId, revision, writeId: attemptId, data }, signal)
  const { changedAt } = await readSync(gameId, userId)
  const isSent = changedAt === sync.changedAt
  await writeSync(gameId, userId, { writeId: attemptId, attemptId: '', changedAt, isSent })
}

/** Sends saves of games to the user's account, one tab at a time, and stops at the first temporary failure. */
function sendEach(
  findGames: () => Promise<readonly string[]>,
  userId: string,
  isSignedIn: () => boolean,
): Promise<void> {
  return withLock('saha.saves sending', {}, async () => {
    for (const gameId of await findGames()) {
      if (connection.offline() || !isSignedIn()) return
      try {
        await send(gameId, userId)
      } catch (error) {
        if (!permanentFailures.has(failureKind(error))) return
        console.warn(`The save of ${gameId} stays on this device: ${String(error)}`)
      }
    }
    const unsent = await listUnsent(() => true)
    unsentSaves.mark(unsent.length > 0)
  })
}

/** Sends the save of one game. */
export const sendSave = (gameId: string, userId: string): Promise<void> =>
  sendEach(
    () => Promise.resolve([gameId]),
    userId,
    () => true,
  )

/**
 * Sends all saves of a user that changed without a connection.
 * @param isSignedIn whether the user is still signed in
 */
export const sendSaves = (userId: string, isSignedIn: () => boolean): Promise<void> =>
  sendEach(() => listUnsent((owner) => owner === userId), userId, isSignedIn)
