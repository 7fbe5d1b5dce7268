import type { Port } from '@saha/machines/port'
import { getAccount } from './account.ts'
import { BackendError } from '../client/backend-error.ts'

/** Appwrite refuses a guest's write with the same words as somebody's who may not: only the account tells. */
async function isSignedIn(userId: string | undefined, signal: AbortSignal): Promise<boolean> {
  const user = await getAccount(undefined, signal)
  return user !== null && (userId === undefined || user.id === userId)
}

/**
 * A call made in a user's name. When it is refused as unauthorised, tells apart whether their session has
 * ended (`auth`, also when somebody else has signed in since) or they may not do this (`permission`).
 */
export const inOwnName =
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
