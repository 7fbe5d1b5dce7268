import { APPWRITE_VERSION } from './handle-request.ts'
import type { Route } from './route.ts'

/** Routes of the health service. */
export const generalRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/ping',
    service: 'general',
    handle: () => ({ status: 200, text: 'Pong!' }),
  },
  {
    method: 'GET',
    path: '/health',
    service: 'general',
    anyProject: true,
    handle: () => ({ status: 200, json: { name: 'http', ping: 0, status: 'pass' } }),
  },
  {
    method: 'GET',
    path: '/health/version',
    service: 'general',
    anyProject: true,
    handle: () => ({ status: 200, json: { version: APPWRITE_VERSION } }),
  },
]
