/** A response, with a JSON body or none. */
export interface Answer {
  status: number
  body?: unknown
}

/** The portal's calls by their requests. */
export const names = {
  'GET account': 'get account',
  'POST account': 'create account',
  'POST account/sessions/email': 'create session',
  'POST account/jwts': 'create token',
  'PATCH account/name': 'change account name',
  'PATCH account/password': 'change account password',
  'PATCH account/status': 'close account',
  'DELETE account/sessions': 'end account sessions',
  'DELETE account/sessions/current': 'delete session',
  'GET favorites': 'list favorites',
  'GET favorites?game': 'find favorite',
  'POST favorites': 'add favorite',
  'DELETE favorites/:id': 'remove favorite',
  'GET ratings': 'find rating',
  'POST ratings': 'create rating',
  'PATCH ratings/:id': 'update rating',
  'DELETE ratings/:id': 'remove rating',
  'GET high_scores?ordered': 'list scores ordered',
  'GET high_scores': 'list scores unordered',
  'GET high_scores?own': 'list own scores',
  'GET high_scores?ordered?own': 'list own scores',
  'GET high_scores/:id': 'get score',
  'DELETE high_scores/:id': 'remove score',
  'POST high_scores': 'submit score',
  'GET game_saves': 'list saves',
  'GET game_saves/:id': 'get save',
  'POST game_saves': 'create save',
  'PATCH game_saves/:id': 'update save',
  'DELETE game_saves/:id': 'remove save',
  'POST runs': 'submit run',
  'GET verified_scores': 'list verified scores',
} as const

export type CallName = (typeof names)[keyof typeof names]

/** A call whose failures the user sees. */
export type VisibleCall = Exclude<
  CallName,
  | 'submit run'
  | 'list verified scores'
  | 'list saves'
  | 'get save'
  | 'create save'
  | 'update save'
  | 'remove save'
>

/** Creates a response. */
export const respond = ({ status, body }: Answer): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  })
