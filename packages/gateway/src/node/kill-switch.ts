import { existsSync } from 'node:fs'
import { type Environment, readVariable } from '../config/environment.ts'

/** Returns a function that tells whether the gateway is switched off, by a variable or by an existing file. */
export function createKillSwitch(env: Environment, switchedOff: boolean): () => boolean {
  const file = readVariable(env, 'GATEWAY_STOP_FILE')
  return () => switchedOff || (file !== undefined && existsSync(file))
}
