import type { FailureKind } from '@saha/machines/port'
import { respond, type Answer, type CallName } from './wire.ts'

interface Meeting {
  /** Performs the request as a healthy server would. */
  perform: () => Answer
  /** Number of earlier attempts. */
  tried: number
  /** User id of the browser's session. */
  backend: { session: string | null }
  name: CallName
}

interface Fault {
  /** Failure kind from the adapter; null if a retry succeeds. */
  kind: FailureKind | null
  meet: (meeting: Meeting) => Promise<Response>
}

const page = (status: number) =>
  new Response('<!doctype html><h1>It works!</h1>', { status, headers: { 'content-type': 'text/html' } })

const refused = (status: number, type: string, kind: FailureKind): Fault => ({
  kind,
  meet: async () => respond({ status, body: { message: 'Refused', code: status, type, version: '2.0.0' } }),
})

const unauthorized = (name: CallName) => {
  if (name === 'create session') return 'user_invalid_credentials'
  return /account|session|token/.test(name) ? 'general_unauthorized_scope' : 'user_unauthorized'
}

/** All faults of one call. */
export const faults = {
  'no answer': { kind: 'network', meet: () => Promise.reject(new TypeError('Failed to fetch')) },
  '500': refused(500, 'general_unknown', 'server'),
  '502 HTML': { kind: 'server', meet: async () => page(502) },
  '200 HTML': { kind: 'protocol', meet: async () => page(200) },
  'half a JSON': {
    kind: 'protocol',
    meet: async ({ perform }) => {
      perform()
      return new Response('{"$id":"a1","ema', { headers: { 'content-type': 'application/json' } })
    },
  },
  '401': {
    kind: 'auth',
    meet: async ({ backend, name }) => {
      backend.session = null
      const body = { message: 'Refused', code: 401, type: unauthorized(name), version: '2.0.0' }
      return respond({ status: 401, body })
    },
  },
  '403': refused(403, 'general_access_forbidden', 'permission'),
  blocked: refused(403, 'user_blocked', 'account-blocked'),
  '404': {
    kind: 'not-found',
    meet: async ({ perform, name }) => {
      // The resource is already deleted.
      if (/^(delete session|remove .*)$/.test(name)) perform()
      const body = { message: 'Refused', code: 404, type: 'document_not_found', version: '2.0.0' }
      return respond({ status: 404, body })
    },
  },
  '409': refused(409, 'document_already_exists', 'conflict'),
  '429': refused(429, 'general_rate_limit_exceeded', 'rate-limit'),
  slow: {
    kind: 'timeout',
    meet: ({ perform }) => {
      const answer = perform()
      return new Promise((resolve) => setTimeout(() => resolve(respond(answer)), 31_000))
    },
  },
  'answer lost': {
    kind: null,
    meet: async ({ perform, tried, backend, name }) => {
      const { session } = backend
      const answer = perform()
      if (tried > 0) return respond(answer)
      // Without the response there is no cookie.
      if (name === 'create session') backend.session = session
      throw new TypeError('Failed to fetch')
    },
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

/** Faults of an unreachable or failing server. */
export const unavailable = ['no answer', '500', '502 HTML'] as const satisfies FaultName[]
/** Faults of a response that cannot be parsed. */
export const unreadable = ['200 HTML', 'half a JSON'] as const satisfies FaultName[]
