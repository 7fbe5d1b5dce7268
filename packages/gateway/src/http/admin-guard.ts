import * as v from 'valibot'
import { ApiError } from '../api-error.ts'

/** Appwrite project that verifies accounts. */
export interface AdminSettings {
  /** Appwrite's base URL, ending in `/v1`. */
  readonly endpoint: string
  readonly project: string
  /** Label that allows the content generator. */
  readonly label: string
}

const account = v.object({ labels: v.array(v.string()) })

const TIMEOUT = 10_000

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
    const jwt = headers.get('x-appwrite-jwt') ?? ''
    if (jwt.length > 4096 || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(jwt)) throw signInRequired()
    const labels = await this.#labels(this.#settings, jwt)
    if (!labels.includes(this.#settings.label))
      throw new ApiError(403, 'This account may not use the content generator.', { reason: 'LABEL_MISSING' })
  }

  async #labels({ endpoint, project }: AdminSettings, jwt: string): Promise<readonly string[]> {
    const response = await this.#fetch(`${endpoint}/account`, {
      headers: { 'x-appwrite-project': project, 'x-appwrite-jwt': jwt },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => null)
    if (response?.status === 401) throw signInRequired()
    const body = v.safeParse(account, await response?.json().catch(() => null))
    if (response?.ok !== true || !body.success)
      throw new ApiError(503, 'Your account cannot be verified right now.', { retryAfter: 10 })
    return body.output.labels
  }
}

function signInRequired(): ApiError {
  return new ApiError(401, 'Sign in to use the content generator.', { reason: 'SIGN_IN' })
}
