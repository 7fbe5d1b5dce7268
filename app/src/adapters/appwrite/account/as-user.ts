import type { Port } from '@saha/machines/port'
import { getAccount } from './account.ts'
import { BackendError } from '../client/backend-error.ts'

/** Appwrite returns the same 401 for guests and for users without permission; `account.get()` tells them apart. */
async function isSignedIn(userId: string | undefined, signal: AbortSignal): Promise<boolean> {
  const user = await getAccount(undefined, signal)
  return user !== null && (userId === undefined || user.id === userId)
}

/**
 * Wraps a request as the signed-in user. A 401 becomes `auth` if the session has ended or belongs to another user,
 * otherwise `permission`.
 */
export const asUser =
  <Input extends { userId?: string }, Output>(port: Port<Input, Output>): Port<Input, Output> =>
  async (input, signal) => {
    try {
      return await port(input, signal)
    } catch (error) {
      if (!(error instanceof BackendError) || !error.unauthorized) throw error
      const signedIn = await isSignedIn(input.userId, signal).catch(() => error.kind === 'permission')
      throw new BackendError(signedIn ? 'permission' : 'auth', error.type, { cause: error })
    }
  }
