import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Authorize } from '../authorize/plan.ts'
import { type Environment, readVariable } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'

/**
 * Loads the hook of `GATEWAY_AUTHORIZE`, a module whose default export it is.
 *
 * @throws {StartupError} if there is none
 */
export async function loadAuthorize(env: Environment): Promise<{ readonly authorize?: Authorize }> {
  const path = readVariable(env, 'GATEWAY_AUTHORIZE')
  if (path === undefined) return {}
  try {
    const { default: authorize } = (await import(pathToFileURL(resolve(path)).href)) as { default?: unknown }
    if (typeof authorize === 'function') return { authorize: authorize as Authorize }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : ''
    throw new StartupError(`GATEWAY_AUTHORIZE cannot be loaded (${reason}): use the path of a module.`, {
      cause,
    })
  }
  throw new StartupError(`GATEWAY_AUTHORIZE is ${path}: its default export must be a function.`)
}
