import type { Credentials } from '@saha/machines/auth'
import { readId, readNothing, readToken, readUser } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { BackendError, toBackendError } from '../client/backend-error.ts'

const isBackend = (error: unknown, kind: BackendError['kind']): error is BackendError =>
  error instanceof BackendError && error.kind === kind

const get = call(async ({ account }) => readUser(await account.get()), { read: true })
/**
 * Email addresses whose account this page created or may have created, until the next sign-in. Only these may
 * conflict and still belong to the user.
 */
const unconfirmed = new Set<string>()
const normalizeEmail = (email: string) => email.trim().toLowerCase()

const create = call(async ({ account }, { userId, email, password }: Credentials & { userId: string }) => {
  try {
    readId(await account.create({ userId, email, password: password.reveal() }))
  } catch (thrown) {
    const { kind } = toBackendError(thrown)
    if (kind === 'network' || kind === 'server' || kind === 'protocol') unconfirmed.add(normalizeEmail(email))
    throw thrown
  }
  // Also when the response arrives after a timeout.
  unconfirmed.add(normalizeEmail(email))
})
const openSession = call(async ({ account }, { email, password }: Credentials) => {
  readId(await account.createEmailPasswordSession({ email, password: password.reveal() }))
  unconfirmed.delete(normalizeEmail(email))
})
/** Creates a token that lets another server identify the signed-in user. */
export const createToken = call(async ({ account }) => readToken(await account.createJWT()))

const closeSession = call(async ({ account }) =>
  readNothing(await account.deleteSession({ sessionId: 'current' })),
)
const newId = call(async ({ ID }) => ID.unique())

/** Returns the signed-in user; null for a guest, for whom Appwrite responds with a 401. */
export async function getAccount(_: undefined, signal: AbortSignal) {
  try {
    return await get(undefined, signal)
  } catch (error) {
    if (isBackend(error, 'auth')) return null
    throw error
  }
}

/**
 * Creates an account. After an unconfirmed attempt the account may already exist: it is the user's if their password
 * opens it, and then they are signed in as well.
 */
export async function createAccount(credentials: Credentials, signal: AbortSignal): Promise<void> {
  try {
    await create({ userId: await newId(undefined, signal), ...credentials }, signal)
  } catch (error) {
    if (!isBackend(error, 'conflict') || !unconfirmed.has(normalizeEmail(credentials.email))) throw error
    try {
      await createSession(credentials, signal)
    } catch (signInError) {
      throw isBackend(signInError, 'auth') ? error : signInError
    }
  }
}

/** Signs in. Keeps an open session of the same user, and first closes another user's. */
export async function createSession(credentials: Credentials, signal: AbortSignal): Promise<void> {
  try {
    await openSession(credentials, signal)
  } catch (error) {
    if (!(error instanceof BackendError) || error.type !== 'user_session_already_exists') throw error
    const user = await getAccount(undefined, signal)
    if (user && normalizeEmail(user.email) === normalizeEmail(credentials.email)) return
    await deleteSession(undefined, signal)
    await openSession(credentials, signal)
  }
}

/** Signs out. An already ended session counts as success. */
export async function deleteSession(_: undefined, signal: AbortSignal): Promise<void> {
  try {
    await closeSession(undefined, signal)
  } catch (error) {
    if (!isBackend(error, 'auth') && !isBackend(error, 'not-found')) throw error
  }
  try {
    // The SDK leaves an empty session in storage.
    window.localStorage.removeItem('cookieFallback')
  } catch {
    // Storage is unavailable, so it holds no session.
  }
}
