import {
  type AppwriteAccount,
  type AppwriteProject,
  fetchAppwriteAccount,
  readAppwriteJwt,
} from '../http/appwrite-account.ts'
import type { Authorize, Plan, Refusal } from './plan.ts'

/** Options of plans for Appwrite accounts. */
export interface AppwriteAuthorizeOptions extends AppwriteProject {
  /** Chooses the plan; `account` is null for a visitor without a valid JWT. */
  readonly choosePlan: (account: AppwriteAccount | null) => Plan | Refusal
  /** @default the runtime's */
  readonly fetch?: typeof fetch
}

const CACHE_MS = 60_000
const MAX_CACHED = 1000

/**
 * Creates a hook that identifies users by the Appwrite JWT in the header `x-appwrite-jwt` (`account.createJWT()`).
 * Appwrite verifies each JWT once a minute; a plan with an account counts for its id unless it names a user.
 */
export function authorizeByAppwrite(options: AppwriteAuthorizeOptions): Authorize {
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))
  const cache = new Map<string, { readonly account: AppwriteAccount | null; readonly until: number }>()
  const findAccount = async (jwt: string) => {
    const known = cache.get(jwt)
    if (known !== undefined && known.until > Date.now()) return known.account
    const account = await fetchAppwriteAccount(options, jwt, fetcher)
    const [oldest] = cache.keys()
    if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    cache.set(jwt, { account, until: Date.now() + CACHE_MS })
    return account
  }
  return async ({ headers }) => {
    const jwt = readAppwriteJwt(headers)
    const account = jwt === null ? null : await findAccount(jwt)
    const plan = options.choosePlan(account)
    return 'refuse' in plan || account === null || account.id === '' ? plan : { user: account.id, ...plan }
  }
}
