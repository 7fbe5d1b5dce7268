import { createWorkerGuardFactory } from '@saha/games/bridge'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import guardUrl from '@saha/games/bridge/message-guard?worker&url'

/** What a page under Trusted Types must ask before it may start a script by its address. */
interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function allowGuardUrl(url: string): string {
  if (url === guardUrl) return url
  throw new TypeError(`This policy starts the gate and nothing else, not ${url}.`)
}

const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }
const policy = trustedTypes?.createPolicy('saha-gate', { createScriptURL: allowGuardUrl })

/** The browser has no workers, or refuses this one. */
export class WorkerUnavailableError extends Error {}

function openWorker(): Worker {
  try {
    return new Worker(policy?.createScriptURL(guardUrl) ?? guardUrl, { type: 'module' })
  } catch (cause) {
    throw new WorkerUnavailableError('This browser starts no worker, so no game is let in.', { cause })
  }
}

/**
 * Reads and checks the messages of games in a worker.
 * @throws WorkerUnavailableError when it is opened in a browser without workers
 */
export const messageGuard = createWorkerGuardFactory(openWorker)
