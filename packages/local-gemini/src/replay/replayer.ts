import { ApiError } from '../http/api-error.ts'
import { readBytes } from '../http/body.ts'
import type { Call } from '../http/call.ts'
import type { Wait } from '../http/early-faults.ts'
import { formatEvent } from './event-text.ts'
import type { Exchange } from './exchange.ts'
import { describeRequest, type FixtureRequest, hashRequest, ORIGIN_PLACEHOLDER } from './fixture.ts'
import { readFixtures, type StoredFixture } from './fixture-folder.ts'
import { findNearest } from './nearest.ts'

/** Milliseconds between two events of a stream. */
const EVENT_INTERVAL = 30

/**
 * Creates an exchange that answers from the fixtures of a folder. Fixtures of equal requests are used in the order of
 * their names; the last one is repeated.
 *
 * @throws {StartupError} if the folder is missing or a file is not a fixture
 */
export function createReplayer(folder: string, { wait }: { readonly wait: Wait }): Exchange {
  const fixtures = readFixtures(folder)
  const byHash = Map.groupBy(fixtures, ({ request }) => hashRequest(request))
  const used = new Map<string, number>()
  return {
    handle: async (call, url, path) => {
      const request = describeRequest({
        method: call.request.method ?? '',
        path,
        query: url.searchParams,
        contentType: call.request.headers['content-type'] ?? '',
        bytes: await readBytes(call),
        origins: [call.origin],
      })
      call.onBody?.(request.body ?? null)
      const hash = hashRequest(request)
      const equal = byHash.get(hash) ?? []
      const index = used.get(hash) ?? 0
      used.set(hash, index + 1)
      const fixture = equal[index] ?? equal.at(-1)
      if (fixture === undefined) throw missingFixture(request, folder, fixtures)
      await send(call, fixture, wait)
    },
  }
}

function missingFixture(
  request: FixtureRequest,
  folder: string,
  fixtures: readonly StoredFixture[],
): ApiError {
  const nearest = findNearest(request, fixtures)
  const hint =
    nearest === null
      ? 'The folder has no fixtures.'
      : `The nearest is ${nearest.file}: ${nearest.difference}.`
  return new ApiError(
    404,
    'NOT_FOUND',
    `No fixture in ${folder} answers ${request.method} ${request.path} (${hashRequest(request)}). ${hint} Record it: npx @saha/local-gemini --record ${folder}`,
    [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'FIXTURE_MISSING',
        domain: 'local-gemini',
        metadata: { folder, ...(nearest === null ? {} : { nearest: nearest.file }) },
      },
    ],
  )
}

async function send(call: Call, { response: recorded }: StoredFixture, wait: Wait): Promise<void> {
  const { response, origin, signal } = call
  const local = (text: string) => text.replaceAll(ORIGIN_PLACEHOLDER, origin)
  const headers = Object.fromEntries(
    Object.entries(recorded.headers ?? {}).map(([name, value]) => [name, local(value)]),
  )
  const isStream = recorded.events !== undefined
  const type = isStream ? 'text/event-stream' : 'application/json; charset=UTF-8'
  response.writeHead(recorded.status, { 'content-type': type, ...headers })
  for (const [index, event] of (recorded.events ?? []).entries()) {
    if (index > 0) await wait(EVENT_INTERVAL, signal)
    if (signal.aborted) return
    response.write(local(formatEvent(event)))
  }
  const { body, base64 } = recorded
  if (base64 !== undefined) response.end(Buffer.from(base64, 'base64'))
  else if (body === undefined) response.end()
  else response.end(local(typeof body === 'string' ? body : JSON.stringify(body, null, 2)))
}
