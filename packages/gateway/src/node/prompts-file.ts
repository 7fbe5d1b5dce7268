import { readFileSync } from 'node:fs'
import { type Environment, readVariable } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'

/**
 * Returns the variables with the content of `GATEWAY_PROMPTS_FILE` as `GATEWAY_PROMPTS`.
 *
 * @throws {StartupError} if the file cannot be read
 */
export function readPromptsFile(env: Environment): Environment {
  const path = readVariable(env, 'GATEWAY_PROMPTS_FILE')
  if (path === undefined) return env
  try {
    return { ...env, GATEWAY_PROMPTS: readFileSync(path, 'utf8') }
  } catch (cause) {
    throw new StartupError(
      `GATEWAY_PROMPTS_FILE is ${path}, which cannot be read: use the path of a JSON file.`,
      {
        cause,
      },
    )
  }
}
