import { createWorkerGuardFactory } from '@saha/games/bridge'
// oxlint-disable-next-line import/default -- Vite creates this module
import guardUrl from '@saha/games/bridge/message-guard?worker&url'

/** The part of Trusted Types that script URLs need. */
interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function allowGuardUrl(url: string): string {
  if (url === guardUrl) return url
  throw new TypeError(`This policy allows the message guard only, not ${url}.`)
}

const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }
const policy = trustedTypes?.createPolicy('saha-gate', { createScriptURL: allowGuardUrl })

/** The browser has no workers, or rejects this one. */
export class WorkerUnavailableError extends Error {}

function openWorker(): Worker {
  try {
    return new Worker(policy?.createScriptURL(guardUrl) ?? guardUrl, { type: 'module' })
  } catch (cause) {
    throw new WorkerUnavailableError('This browser starts no worker, so no game is let in.', { cause })
  }
}

/**
 * Validates messages of games in a worker.
 *
 * @throws WorkerUnavailableError when the browser has no workers
 */
export const messageGuard = createWorkerGuardFactory(openWorker)
