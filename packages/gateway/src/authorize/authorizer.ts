import * as v from 'valibot'
import { ApiError } from '../api-error.ts'
import { withTimeout } from '../ledger/with-timeout.ts'
import { type Authorize, authorizationSchema, DEFAULT_PLAN, type Plan, type Refusal } from './plan.ts'

const TIMEOUT = 10_000
/** The report and the metrics stay small also if a hook invents labels. */
const MAX_LABELS = 50
const OTHER = 'other'

/** Asks the operator's hook for the plan of each call. */
export class Authorizer {
  readonly #authorize: Authorize | undefined
  readonly #labels = new Set<string>()

  constructor(authorize: Authorize | undefined) {
    this.#authorize = authorize
  }

  /** @throws {ApiError} 401 or 403 as the hook says, 503 if it fails */
  async choosePlan(request: Request): Promise<Plan> {
    if (this.#authorize === undefined) return DEFAULT_PLAN
    const answer = await this.#ask(this.#authorize, request)
    if ('refuse' in answer) {
      const reason = answer.refuse === 401 ? 'SIGN_IN' : 'NOT_ALLOWED'
      throw new ApiError(answer.refuse, answer.message, { reason })
    }
    return { ...answer, label: this.#limitLabels(answer.label) }
  }

  async #ask(authorize: Authorize, { url, method, headers }: Request): Promise<Plan | Refusal> {
    try {
      const answer = await withTimeout(
        Promise.resolve(authorize(new Request(url, { method, headers }))),
        TIMEOUT,
      )
      return v.parse(authorizationSchema, answer)
    } catch (thrown) {
      if (thrown instanceof ApiError) throw thrown
      // A validation error quotes the plan, which may name a user.
      const cause = v.isValiError(thrown) ? new Error('authorize() returned an invalid plan') : thrown
      throw new ApiError(
        503,
        'Your plan cannot be determined right now. Please try again in a moment.',
        { reason: 'AUTHORIZE_FAILED', retryAfter: 5 },
        { cause },
      )
    }
  }

  #limitLabels(label: string): string {
    if (this.#labels.size < MAX_LABELS) this.#labels.add(label)
    return this.#labels.has(label) ? label : OTHER
  }
}
