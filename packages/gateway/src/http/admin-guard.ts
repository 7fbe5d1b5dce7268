import { ApiError } from '../api-error.ts'
import { type AppwriteProject, fetchAppwriteAccount, readAppwriteJwt } from './appwrite-account.ts'

/** Appwrite project that verifies accounts, and their label. */
export interface AdminSettings extends AppwriteProject {
  /** Label that allows the content generator. */
  readonly label: string
}

/** Requires a signed-in account with a label, if one is configured. */
export class AdminGuard {
  readonly #settings: AdminSettings | undefined
  readonly #fetch: typeof fetch

  constructor(settings: AdminSettings | undefined, fetcher: typeof fetch) {
    this.#settings = settings
    this.#fetch = fetcher
  }

  /**
   * Checks that the Appwrite JWT in the header `x-appwrite-jwt` belongs to an account with the label.
   *
   * @throws {ApiError} 401 without a valid JWT, 403 without the label, 503 if Appwrite does not respond
   */
  async check(headers: Headers): Promise<void> {
    if (this.#settings === undefined) return
    const jwt = readAppwriteJwt(headers)
    const account = jwt === null ? null : await fetchAppwriteAccount(this.#settings, jwt, this.#fetch)
    if (account === null)
      throw new ApiError(401, 'Sign in to use the content generator.', { reason: 'SIGN_IN' })
    if (!account.labels.includes(this.#settings.label))
      throw new ApiError(403, 'This account may not use the content generator.', { reason: 'LABEL_MISSING' })
  }
}
