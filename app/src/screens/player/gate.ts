import { gateHere, gateIn } from '@saha/games/bridge'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import gateUrl from '@saha/games/bridge/gate?worker&url'

/** What a page under Trusted Types must ask before it may start a script by its address. */
interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function onlyTheGate(url: string): string {
  if (url === gateUrl) return url
  throw new TypeError(`This policy starts the gate and nothing else, not ${url}.`)
}

const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }
const policy = trustedTypes?.createPolicy('saha-gate', { createScriptURL: onlyTheGate })

/** Where the messages of games are read and checked: a worker, where the browser has them. */
export const gate =
  'Worker' in globalThis
    ? gateIn(() => new Worker(policy?.createScriptURL(gateUrl) ?? gateUrl, { type: 'module' }))
    : gateHere
