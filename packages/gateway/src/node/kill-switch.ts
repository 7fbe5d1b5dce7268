import { existsSync } from 'node:fs'
import { type Environment, textOf } from '../config/environment.ts'

/** Whether everything is switched off: by a variable, or by a file for as long as it exists. */
export function createKillSwitch(env: Environment, switchedOff: boolean): () => boolean {
  const file = textOf(env, 'GATEWAY_STOP_FILE')
  return () => switchedOff || (file !== undefined && existsSync(file))
}
