import { sendSaves } from '../game-saves/send-saves.ts'
import { sendRuns } from '../outbox/send-runs.ts'

/**
 * Sends runs and saves that changed without a connection.
 * @param isSignedIn whether the user is still signed in
 */
export async function sendQueuedFiles(userId: string, isSignedIn: () => boolean): Promise<void> {
  await sendRuns(userId, isSignedIn)
  if (isSignedIn()) await sendSaves(userId, isSignedIn)
}
