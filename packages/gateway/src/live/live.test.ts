import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import recorded from '../testing/recorded-requests.json' with { type: 'json' }
import { eventually, type NodeHarness, startNodeHarness } from '../testing/node-harness.ts'
import { computeLiveBill, seeded } from '../testing/google-bill.ts'
import { KEY, ORIGIN } from '../testing/harness.ts'
import { LIMITS } from '../limits.ts'
import { MODELS } from '../models.ts'

vi.setConfig({ testTimeout: 20_000 })

const { setup } = recorded.live
const PATH = '/ws/google.ai.generativelanguage.v1alpha.GenerativeService.BidiGenerateContentConstrained'
const AUDIO = { realtimeInput: { audio: { data: 'AAAA', mimeType: 'audio/pcm;rate=16000' } } }
const today = () => new Date().toISOString().slice(0, 10)

async function mint({ url }: NodeHarness, body: unknown = setup): Promise<string> {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  const response = await fetch(`${url}/live/token`, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await response.json()) as { name: string }).name
}

function dial({ url }: NodeHarness, token: string, origin: string | null = ORIGIN): WebSocket {
  const headers = origin === null ? {} : { origin }
  return new WebSocket(`${url.replace('http', 'ws')}${PATH}?access_token=${token}`, { headers })
}

/** Waits for the end. @returns code and reason */
async function ended(socket: WebSocket): Promise<[number, string]> {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
  return [code, reason.toString()]
}

/** Returns the HTTP status of a rejected connection. */
async function rejectedStatus(socket: WebSocket): Promise<number | undefined> {
  const [request, response] = (await once(socket, 'unexpected-response')) as [
    { destroy(): void },
    { statusCode?: number },
  ]
  request.destroy()
  return response.statusCode
}

/** Starts a gateway with one open session. */
async function startTalk(options: Parameters<typeof startNodeHarness>[0] = {}) {
  const harness = await startNodeHarness(options)
  const socket = dial(harness, await mint(harness))
  await once(socket, 'open')
  socket.send(JSON.stringify(setup))
  await eventually(() => harness.conversations.at(-1)?.messages.length).toBe(1)
  return { harness, socket }
}

/** Creates the end of a turn, with its usage. */
function report(promptTokenCount: number, responseTokenCount: number): string {
  const totalTokenCount = promptTokenCount + responseTokenCount
  const usageMetadata = { promptTokenCount, responseTokenCount, totalTokenCount }
  return JSON.stringify({ serverContent: { turnComplete: true }, usageMetadata })
}

describe('the relay', () => {
  test('forwards the recorded messages of the tool, and the replies', async () => {
    const { harness, socket } = await startTalk()
    for (const message of recorded.live.messages) socket.send(JSON.stringify(message))
    await eventually(() => harness.conversations[0]?.messages).toEqual([setup, ...recorded.live.messages])
    const [conversation] = harness.conversations
    expect(conversation?.key).toBe(KEY)
    expect(conversation?.path).toBe(
      '/ws/google.ai.generativelanguage.v1alpha.GenerativeService.BidiGenerateContent',
    )
    const heard = once(socket, 'message')
    conversation?.socket.send(Buffer.from('{"setupComplete":{}}'))
    const [data, isBinary] = (await heard) as [Buffer, boolean]
    expect([data.toString(), isBinary]).toEqual(['{"setupComplete":{}}', true])
  })

  test('starts with the setup of the ticket, whatever the page sends', async () => {
    const harness = await startNodeHarness()
    const socket = dial(harness, await mint(harness))
    await once(socket, 'open')
    const other = structuredClone(setup)
    other.setup.systemInstruction.parts = [{ text: 'Something else' }]
    socket.send(JSON.stringify(other))
    await eventually(() => harness.conversations[0]?.messages).toEqual([setup])
  })

  test.each([
    ['audio', AUDIO],
    ['a setup with tools', { setup: { ...setup.setup, tools: [{ codeExecution: {} }] } }],
  ])('does not start with %s', async (_, first) => {
    const harness = await startNodeHarness()
    const socket = dial(harness, await mint(harness))
    await once(socket, 'open')
    socket.send(JSON.stringify(first))
    expect(await ended(socket)).toEqual([1007, 'This message is not allowed'])
    expect(harness.conversations[0]?.messages ?? []).toEqual([])
  })

  test.each([
    ['a second setup', JSON.stringify(setup), 1007],
    ['function responses', '{"toolResponse":{}}', 1007],
    ['another rate', '{"realtimeInput":{"audio":{"data":"AAAA","mimeType":"audio/pcm;rate=48000"}}}', 1007],
    ['video', '{"realtimeInput":{"video":{"data":"AAAA","mimeType":"image/png"}}}', 1007],
    ['deep nesting', '['.repeat(1000), 1007],
    ['binary data', Buffer.from('{}'), 1007],
    // `ws` closes with its own code.
    ['a message that is too large', 'a'.repeat(65 * 1024), 1009],
  ])('does not accept %s', async (_, message, code) => {
    const { harness, socket } = await startTalk()
    socket.send(message)
    expect((await ended(socket))[0]).toBe(code)
    expect(harness.conversations[0]?.messages).toEqual([setup])
  })

  test('does not accept more audio than a microphone sends', async () => {
    const { harness, socket } = await startTalk()
    for (let index = 0; index < 200; index += 1) socket.send(JSON.stringify(AUDIO))
    expect(await ended(socket)).toEqual([1008, 'Too much at once'])
    expect(harness.conversations[0]?.messages.length).toBeLessThan(100)
  })

  test.each([
    ['already used', (token: string) => token, true],
    ['forged', () => `auth_tokens/${'A'.repeat(43)}`, false],
    ['changed', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, false],
    ['Google’s', () => 'auth_tokens/of-google', false],
    ['empty', () => '', false],
  ])('rejects a token that is %s', async (_, change, use) => {
    const harness = await startNodeHarness()
    const token = await mint(harness)
    if (use) await once(dial(harness, token), 'open')
    expect([401, 404]).toContain(await rejectedStatus(dial(harness, change(token))))
    expect(harness.conversations.length).toBeLessThanOrEqual(use ? 1 : 0)
  })

  test('rejects a token that is older than a minute', async () => {
    let now = Date.now()
    const harness = await startNodeHarness({ now: () => now })
    const token = await mint(harness)
    now += 60_001
    expect(await rejectedStatus(dial(harness, token))).toBe(401)
  })

  test.each([['https://evil.example'], [null]])('rejects a page of %s', async (origin) => {
    const harness = await startNodeHarness()
    expect(await rejectedStatus(dial(harness, await mint(harness), origin))).toBe(403)
  })

  test('opens one of two concurrent connections with the same token', async () => {
    const harness = await startNodeHarness()
    const token = await mint(harness)
    const outcomes = await Promise.all(
      [dial(harness, token), dial(harness, token)].map((socket) =>
        Promise.race([once(socket, 'open').then(() => 'open'), rejectedStatus(socket)]),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set([401, 'open']))
  })

  test('closes both sides when the page disconnects, and charges the started minutes', async () => {
    const { harness, socket } = await startTalk()
    expect(await harness.ledger.getSpent(today(), 'all')).toBe(1_000_000)
    const end = once(harness.conversations[0]?.socket as WebSocket, 'close')
    socket.terminate()
    await end
    await eventually(() => harness.ledger.getSpent(today(), 'all')).toBe(100_000)
  })

  test('accepts at most twenty texts a minute, and charges each', async () => {
    const { harness, socket } = await startTalk()
    const end = ended(socket)
    const text = 'word '.repeat(600)
    for (let index = 0; index < 40; index += 1) socket.send(JSON.stringify({ realtimeInput: { text } }))
    expect(await end).toEqual([1008, expect.stringMatching(/^The limit is reached/)])
    const sent = (harness.conversations[0]?.messages.length ?? 1) - 1
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(20)
    // Google bills each text as a turn with all earlier texts, at 3 dollars a million.
    const billed = (sent * (sent + 1) * text.length * 0.25 * 3) / 2
    await eventually(() => harness.ledger.getSpent(today(), 'all')).toBeLessThan(1_000_000)
    expect(await harness.ledger.getSpent(today(), 'all')).toBeGreaterThan(billed)
  })

  test('accepts texts again as the minute passes', async () => {
    let now = Date.now()
    const { harness, socket } = await startTalk({ now: () => now, limits: { ...LIMITS, liveMinutes: 40 } })
    for (let index = 1; index <= 30; index += 1) {
      now += 4000
      socket.send('{"realtimeInput":{"text":"hi"}}')
      await eventually(() => harness.conversations[0]?.messages.length).toBe(1 + index)
      harness.conversations[0]?.socket.send(report(100, 10))
    }
  })

  test('closes when its budget is spent, by Google’s reports', async () => {
    const { harness, socket } = await startTalk()
    const end = ended(socket)
    for (let turn = 1; turn <= 8; turn += 1) {
      socket.send('{"realtimeInput":{"text":"hi"}}')
      await eventually(() => harness.conversations[0]?.messages.length).toBe(1 + turn)
      const heard = once(socket, 'message')
      harness.conversations[0]?.socket.send(report(40_000, 100))
      await heard
    }
    // The ninth turn would start with 40,000 tokens, more than the budget has left.
    socket.send('{"realtimeInput":{"text":"hi"}}')
    expect(await end).toEqual([1008, 'The limit is reached: its share of the budget is spent'])
    await eventually(() => harness.ledger.getSpent(today(), 'all')).toBe(8 * (40_000 * 3 + 100 * 12))
  })

  test('closes when Google does, with its code and reason and without the key', async () => {
    const { harness, socket } = await startTalk()
    const end = ended(socket)
    harness.conversations[0]?.socket.close(1011, `Deadline expired ${KEY}`)
    expect(await end).toEqual([1011, 'Deadline expired …'])
  })

  test('closes both sides when its time is up', async () => {
    const harness = await startNodeHarness({ limits: { ...LIMITS, liveMinutes: 0.005 } })
    expect(await ended(dial(harness, await mint(harness)))).toEqual([1000, 'The time is up'])
    await eventually(() =>
      harness.conversations.every(({ socket }) => socket.readyState === WebSocket.CLOSED),
    ).toBe(true)
  })

  test('is not available with Google’s tokens', async () => {
    const harness = await startNodeHarness({ live: 'token' })
    expect(await rejectedStatus(dial(harness, await mint(harness)))).toBe(404)
  })
})

describe('a live session is never charged less than Google bills', () => {
  const silence = 'A'.repeat(21_336)
  test.each([1, 2, 3, 4, 5, 6])('for random turns that end in the middle of one (seed %i)', async (seed) => {
    const random = seeded(seed)
    // The price of the minutes is low enough not to hide the cost of the turns.
    const models = MODELS.map((model) => (model.makes === 'live' ? { ...model, perMinute: 0.002 } : model))
    const { harness, socket } = await startTalk({ models, limits: { ...LIMITS, liveMinutes: 500 } })
    const google = harness.conversations[0]
    const spent = () => harness.ledger.getSpent(today(), 'all')
    let [words, sound, bill] = [400, 0, 0]
    const isOpen = () => socket.readyState === WebSocket.OPEN
    let expected = 1
    for (let turn = random.between(1, 12); turn > 0 && isOpen(); turn -= 1) {
      const text = random.pick(['word ', 'ساحة ']).repeat(random.between(1, 300))
      const chunks = random.chance(0.5) ? random.between(1, 8) : 0
      for (let chunk = 0; chunk < chunks; chunk += 1)
        socket.send(
          JSON.stringify({ realtimeInput: { audio: { data: silence, mimeType: 'audio/pcm;rate=16000' } } }),
        )
      if (chunks === 0) socket.send(JSON.stringify({ realtimeInput: { text } }))
      expected += Math.max(1, chunks)
      await eventually(() => google?.messages.length === expected || !isOpen()).toBe(true)
      if (!isOpen()) break
      words +=
        chunks === 0 ? random.between(Math.ceil(Buffer.byteLength(text) / 4), Buffer.byteLength(text)) : 0
      sound += chunks * 0.5 * 32
      const answer = random.between(1, 20)
      const thoughts = random.between(0, 500)
      bill += computeLiveBill({ promptText: words, promptSound: sound, answerSound: answer * 32, thoughts })
      const data = 'A'.repeat(64_000)
      const spoken = JSON.stringify({
        serverContent: {
          modelTurn: { parts: [{ inlineData: { mimeType: 'audio/pcm;rate=24000', data } }] },
        },
      })
      for (let second = 0; second < answer; second += 1) google?.socket.send(spoken)
      // Google bills the last turn, which ends before its report.
      if (turn === 1) continue
      const prompt = Math.ceil(words + sound)
      google?.socket.send(
        JSON.stringify({
          serverContent: { turnComplete: true },
          usageMetadata: {
            promptTokenCount: prompt,
            responseTokenCount: answer * 32,
            totalTokenCount: prompt + answer * 32,
            thoughtsTokenCount: thoughts,
          },
        }),
      )
      sound += answer * 32
    }
    const closed = isOpen() ? once(google?.socket as WebSocket, 'close') : null
    socket.close()
    await closed
    await eventually(spent).toBeLessThanOrEqual(1_000_000)
    await eventually(async () => harness.ledger.countActive(Date.now(), 'all')).toBe(0)
    expect(await spent()).toBeGreaterThanOrEqual(bill)
  })
})
