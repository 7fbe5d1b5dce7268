import { readJson } from '../http/body.ts'
import type { Route } from '../http/call.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Context } from '../context.ts'

/** Route that creates ephemeral tokens, which open live sessions without a key. */
export const tokenRoutes = (context: Context): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/auth_tokens$/,
    handle: async (call) => context.tokens.create(readMessage('AuthToken', await readJson(call))),
  },
]
