import { invalidArgument, missingArgument } from '../http/api-error.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { formatJson, isObject } from '../json.ts'
import { accountResponse } from './account-operations.ts'
import { toPrefsModel } from './models.ts'
import { requireUser } from './errors.ts'
import type { UserStore } from '../auth/user-store.ts'

/** Appwrite counts the bytes of the JSON as PHP encodes it. */
const MAX_BYTES = 65_535

/** GET: returns the caller's preferences. */
export function getPrefs({ caller }: ApiCall): ApiResponse {
  return { status: 200, json: toPrefsModel(requireUser(caller.user)) }
}

/** PATCH: replaces the caller's preferences as a whole. */
export function changePrefs(users: UserStore, { body, caller, now }: ApiCall): ApiResponse {
  const user = users.changePrefs(requireUser(caller.user), readPrefs(body), now)
  return accountResponse(user, 'prefs')
}

/** Reads the `prefs` of a body as JSON text. */
export function readPrefs(body: ApiCall['body']): string {
  if (!Object.hasOwn(body, 'prefs')) throw missingArgument('prefs')
  const prefs = body['prefs']
  const text = formatJson(prefs)
  if (!isObject(prefs) || phpLength(text) > MAX_BYTES)
    throw invalidArgument('prefs', 'Value must be a valid object.')
  return text
}

/** PHP encodes non-ASCII characters as `\uXXXX`, and a slash as `\/`. */
function phpLength(json: string): number {
  let length = 0
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at)
    length += unit > 0x7f ? 6 : unit === 0x2f ? 2 : 1
  }
  return length
}
