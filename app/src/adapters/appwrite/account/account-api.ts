import type { AccountPorts, PasswordChange } from '@saha/machines/account'
import { getAccount } from './account.ts'
import { readId, readNothing, readProfile } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { BackendError } from '../client/backend-error.ts'
import { UnconfirmedAttempts } from './unconfirmed.ts'

const read = call(async ({ account }) => readProfile(await account.get()), { read: true })
const updateName = call(async ({ account }, name: string) => readId(await account.updateName({ name })))
const deleteSessions = call(async ({ account }) => readNothing(await account.deleteSessions()))

/**
 * Creates the ports of the account page. Calls without a password first check the account, because another tab may
 * have signed in as someone else.
 */
export function createAccountApi(userId: string): AccountPorts {
  const changes = new UnconfirmedAttempts()
  const closings = new UnconfirmedAttempts()

  const ensureOwn = async (signal: AbortSignal) => {
    const user = await getAccount(undefined, signal)
    if (user?.id !== userId) throw new BackendError('auth')
  }

  const updatePassword = call(async ({ account }, { oldPassword, password }: PasswordChange) => {
    const earlier = changes.open
    const change = (old: PasswordChange['oldPassword']) =>
      changes.make(async () =>
        readId(await account.updatePassword({ password: password.reveal(), oldPassword: old.reveal() })),
      )
    try {
      return await change(oldPassword)
    } catch (error) {
      if (!isWrongPassword(error) || !earlier) throw error
      // An earlier attempt may have changed the password: then the new one is the current one.
      return change(password)
    }
  })
  const updateStatus = call(async ({ account }) =>
    closings.make(async () => readId(await account.updateStatus())),
  )

  return {
    getProfile: read,
    rename: async ({ name }, signal) => {
      await ensureOwn(signal)
      await updateName(name, signal)
    },
    changePassword: async (change, signal) => {
      try {
        await updatePassword(change, signal)
        return 'changed'
      } catch (error) {
        if (isWrongPassword(error)) return 'wrong-password'
        throw error
      }
    },
    endSessions: async (_, signal) => {
      try {
        await deleteSessions(undefined, signal)
      } catch (error) {
        // The sessions have already ended.
        if (!(error instanceof BackendError) || error.kind !== 'auth') throw error
      }
    },
    closeAccount: async (_, signal) => {
      try {
        await ensureOwn(signal)
        await updateStatus(undefined, signal)
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        const shut = error.kind === 'account-blocked' || (error.kind === 'auth' && closings.open)
        if (!shut) throw error
      }
    },
  }
}

const isWrongPassword = (error: unknown): error is BackendError =>
  error instanceof BackendError && error.type === 'user_invalid_credentials'
