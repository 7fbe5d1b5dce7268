import { readJson } from '../http/body.ts'
import type { Route } from '../http/call.ts'
import { readMessage } from '../schema/check.ts'
import type { World } from '../world.ts'

/** Makes ephemeral tokens, which open live sessions without a key. */
export const tokenRoutes = (world: World): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/auth_tokens$/,
    handle: async (call) => world.tokens.create(readMessage('AuthToken', await readJson(call))),
  },
]
