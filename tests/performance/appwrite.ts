/**
 * `npm run benchmark:appwrite -- <endpoint> <project> [game]`: requests a second and latency of what a guest's visit asks
 * of an Appwrite server, with a growing number of connections. Only reads (docs/scale.md).
 */
import { Query } from 'appwrite'
import { site } from '../../app/src/config/site.ts'
import { requireWrk, runWrk } from './wrk.ts'

const [endpoint, project, gameId = 'zellige'] = process.argv.slice(2)
if (endpoint === undefined || project === undefined)
  throw new Error('Usage: npm run benchmark:appwrite -- <endpoint> <project> [game]')
requireWrk()

const seconds = 10
const headers = { 'x-appwrite-project': project }
const queries = [
  Query.equal('game_id', gameId),
  Query.orderDesc('score'),
  Query.limit(site.scores.fetched),
].map((query, index) => `queries%5B${index}%5D=${encodeURIComponent(query)}`)

/** The requests of a guest's visit, with the status of their response. */
const asked = [
  { name: 'account of a guest', path: 'account', status: 401 },
  {
    name: 'board of a game',
    path: `databases/games_db/collections/high_scores/documents?${queries.join('&')}`,
    status: 200,
  },
]

for (const { name, path, status } of asked) {
  const url = `${endpoint.replace(/\/$/, '')}/${path}`
  const sample = await fetch(url, { headers })
  const body = (await sample.json()) as { documents?: unknown[] }
  if (sample.status !== status) throw new Error(`${url} answered ${sample.status}: ${JSON.stringify(body)}`)
  console.log(`${name}${body.documents ? `, ${body.documents.length} rows` : ''}`)
  for (const connections of [1, 8, 64, 256]) {
    const { requests, perSecond, p50, p99, failed } = await runWrk({ url, headers, connections, seconds })
    const wrong = status < 400 ? failed : requests - failed
    console.log(
      `  ${String(connections).padStart(3)} connections  ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50}  p99 ${p99}` +
        (wrong > 0 ? `  ${wrong} of ${requests} answered another status than ${status}` : ''),
    )
  }
}
