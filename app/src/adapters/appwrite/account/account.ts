import type { Credentials } from '@saha/machines/auth'
import { readId, readNothing, readToken, readUser } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { BackendError, toBackendError } from '../client/backend-error.ts'

const isBackend = (error: unknown, kind: BackendError['kind']): error is BackendError =>
  error instanceof BackendError && error.kind === kind

const get = call(async ({ account }) => readUser(await account.get()), { read: true })
/**
 * Addresses whose account this page has made, or may have made without hearing of it, until somebody signs in
 * to them. Only these may be taken already and still be the visitor's own.
 */
const unconfirmed = new Set<string>()
const addressOf = (email: string) => email.trim().toLowerCase()

const create = call(async ({ account }, { userId, email, password }: Credentials & { userId: string }) => {
  try {
    readId(await account.create({ userId, email, password: password.reveal() }))
  } catch (thrown) {
    const { kind } = toBackendError(thrown)
    if (kind === 'network' || kind === 'server' || kind === 'protocol') unconfirmed.add(addressOf(email))
    throw thrown
  }
  // Also when the answer comes after everybody has stopped waiting for it.
  unconfirmed.add(addressOf(email))
})
const openSession = call(async ({ account }, { email, password }: Credentials) => {
  readId(await account.createEmailPasswordSession({ email, password: password.reveal() }))
  unconfirmed.delete(addressOf(email))
})
/** A token by which another server can ask Appwrite who is signed in here. */
export const createToken = call(async ({ account }) => readToken(await account.createJWT()))

const closeSession = call(async ({ account }) =>
  readNothing(await account.deleteSession({ sessionId: 'current' })),
)
const newId = call(async ({ ID }) => ID.unique())

/** The signed-in user; null for a guest, whom Appwrite answers with a 401. */
export async function getAccount(_: undefined, signal: AbortSignal) {
  try {
    return await get(undefined, signal)
  } catch (error) {
    if (isBackend(error, 'auth')) return null
    throw error
  }
}

/**
 * Makes an account. Where an earlier try of this page was not answered, the account may be there already: it is
 * the visitor's own when their password opens it, and then they are signed in as well.
 */
export async function createAccount(credentials: Credentials, signal: AbortSignal): Promise<void> {
  try {
    await create({ userId: await newId(undefined, signal), ...credentials }, signal)
  } catch (error) {
    if (!isBackend(error, 'conflict') || !unconfirmed.has(addressOf(credentials.email))) throw error
    try {
      await createSession(credentials, signal)
    } catch (refused) {
      throw isBackend(refused, 'auth') ? error : refused
    }
  }
}

/** Signs in. A session that is open already counts when it is this visitor's; another's is closed first. */
export async function createSession(credentials: Credentials, signal: AbortSignal): Promise<void> {
  try {
    await openSession(credentials, signal)
  } catch (error) {
    if (!(error instanceof BackendError) || error.type !== 'user_session_already_exists') throw error
    const user = await getAccount(undefined, signal)
    if (user && addressOf(user.email) === addressOf(credentials.email)) return
    await deleteSession(undefined, signal)
    await openSession(credentials, signal)
  }
}

/** Signs out. A session that has ended already is what was wanted. */
export async function deleteSession(_: undefined, signal: AbortSignal): Promise<void> {
  try {
    await closeSession(undefined, signal)
  } catch (error) {
    if (!isBackend(error, 'auth') && !isBackend(error, 'not-found')) throw error
  }
  try {
    // The SDK leaves an empty session behind where it had to keep it in storage.
    window.localStorage.removeItem('cookieFallback')
  } catch {
    // Storage is closed, so nothing was kept there.
  }
}
