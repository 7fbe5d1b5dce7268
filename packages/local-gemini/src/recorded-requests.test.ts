import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestGemini } from './testing/test-gemini.ts'
import { openSession } from './testing/live-client.ts'

/**
 * Requests that the SDK 3.1.0 sent to a recording server. Placeholders stand for a model, an image, and ids of
 * earlier responses.
 */
interface Recorded {
  readonly method?: string
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  readonly bytes?: number
  readonly message?: object
}

const recorded = JSON.parse(
  readFileSync(new URL('fixtures/recorded-requests.json', import.meta.url), 'utf8'),
) as Recorded[]

test('answers every recorded request', async () => {
  // The recorded tokens expired two days before today.
  const gemini = await startTestGemini({ now: () => Date.parse('2026-11-20T00:10:00Z') })
  const ids: Record<string, string> = {}
  const withIds = (text: string) => text.replace(/\b(?:op1|int-1|UP1|f1)\b/g, (id) => ids[id] ?? id)
  const requests = recorded.filter(({ url }) => url !== undefined)
  expect(requests.length).toBeGreaterThan(30)
  // The recording asks about a file before its upload; here the upload comes first.
  const order = (one: Recorded) => (one.url?.startsWith('/upload') === true ? 0 : 1)
  for (const { method = '', url = '', headers = {}, body, bytes } of requests.sort(
    (a, b) => order(a) - order(b),
  )) {
    const answer = await fetch(gemini.url + withIds(url), {
      method,
      headers: { 'x-goog-api-key': 'TEST_KEY', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: withIds(JSON.stringify(body)) }),
      ...(bytes === undefined ? {} : { body: new Uint8Array(bytes) }),
    })
    const text = await answer.text()
    expect(answer.status, `${method} ${url} ${text.slice(0, 300)}`).toBe(200)
    const upload = /upload_id=(\w+)/.exec(answer.headers.get('x-goog-upload-url') ?? '')?.[1]
    if (upload !== undefined) ids['UP1'] = upload
    const made = answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : {}
    if (made.file !== undefined) {
      const file = made.file.name as string
      ids['f1'] = file.replace('files/', '')
      for (let poll = 0; poll < 2; poll += 1)
        await fetch(`${gemini.url}/v1/${file}`, { headers: { 'x-goog-api-key': 'TEST_KEY' } })
    }
    if (/operations\//.test(made.name ?? '')) ids['op1'] = made.name.split('/').at(-1)
    if (made.object === 'interaction') ids['int-1'] = made.id
  }
})

test('accepts every recorded message of a live session', async () => {
  const gemini = await startTestGemini()
  const session = await openSession(gemini)
  const messages = recorded.flatMap(({ message }) => (message === undefined ? [] : [message]))
  expect(messages.length).toBeGreaterThanOrEqual(6)
  for (const message of messages) session.send(message)
  await session.until((message) => message.serverContent?.turnComplete === true)
  expect(session.closed()).toBeNull()
})
