import { invalidArgument, missingArgument } from '../http/api-error.ts'
import type { Answer, Call } from '../http/route.ts'
import { formatJson, isObject } from '../json.ts'
import { changedAccount } from './accounts.ts'
import { prefsAnswer } from './answers.ts'
import { present } from './refusals.ts'
import type { Users } from './users.ts'

/** Appwrite counts the bytes of the JSON as PHP writes it. */
const MOST_BYTES = 65_535

/** GET what the caller's account keeps for itself. */
export function getPrefs({ caller }: Call): Answer {
  return { status: 200, json: prefsAnswer(present(caller.user)) }
}

/** PATCH it: what is given replaces what was there, whole. */
export function changePrefs(users: Users, { body, caller, now }: Call): Answer {
  const user = users.changePrefs(present(caller.user), prefsParameter(body), now)
  return changedAccount(user, 'prefs')
}

/** The `prefs` of a body, as JSON. */
export function prefsParameter(body: Call['body']): string {
  if (!Object.hasOwn(body, 'prefs')) throw missingArgument('prefs')
  const prefs = body['prefs']
  const text = formatJson(prefs)
  if (!isObject(prefs) || phpLength(text) > MOST_BYTES)
    throw invalidArgument('prefs', 'Value must be a valid object.')
  return text
}

/** PHP writes what is not ASCII as `\uXXXX`, and a slash as `\/`. */
function phpLength(json: string): number {
  let length = 0
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at)
    length += unit > 0x7f ? 6 : unit === 0x2f ? 2 : 1
  }
  return length
}
