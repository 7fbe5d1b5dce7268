import { GoogleGenAI } from '@google/genai'
import { describe, expect, test } from 'vitest'
import type { RunningGemini } from '../start.ts'
import { openSession } from '../testing/live-client.ts'
import { send, startTestGemini } from '../testing/test-gemini.ts'

const MODEL = 'models/gemini-3.8-live'
type Session = Awaited<ReturnType<typeof openSession>>

describe('ephemeral tokens', () => {
  const create = async (gemini: RunningGemini, body: object = {}): Promise<string> =>
    (await send(gemini, 'POST', '/v1alpha/auth_tokens', body)).body.name
  const path = (token: string) =>
    `//ws/google.ai.generativelanguage.v1alpha.GenerativeService.BidiGenerateContentConstrained?access_token=${token}`
  const enter = async (gemini: RunningGemini, token: string, setup: object = { model: MODEL }) => {
    const session = await openSession(gemini, { path: path(token) })
    session.send({ setup })
    return session
  }
  const complete = async (session: Session) =>
    session.until(({ setupComplete }) => setupComplete !== undefined)

  test('open one session through the SDK, and no second one', async () => {
    const gemini = await startTestGemini()
    const server = new GoogleGenAI({
      apiKey: 'k',
      apiVersion: 'v1alpha',
      httpOptions: { baseUrl: gemini.url },
    })
    const { name = '' } = await server.authTokens.create({ config: { uses: 1 } })
    expect(name).toMatch(/^auth_tokens\/[0-9a-f]{64}$/)
    const client = new GoogleGenAI({
      apiKey: name,
      apiVersion: 'v1alpha',
      httpOptions: { baseUrl: gemini.url },
    })
    const connect = async () =>
      client.live.connect({ model: 'gemini-3.8-live', callbacks: { onmessage: () => {} } })
    const session = await connect()
    session.close()
    await expect(connect()).rejects.toThrow(/used too many times|1008/)
  })

  test('start no session after a minute, and open nothing after they expire', async () => {
    let now = Date.parse('2026-11-22T12:00:00Z')
    const gemini = await startTestGemini({ now: () => now })
    const token = await create(gemini)
    now += 61_000
    const late = await enter(gemini, token)
    expect((await late.ended()).reason).toContain('no longer be used to start a new session')
    now += 30 * 60_000
    expect((await (await openSession(gemini, { path: path(token) })).ended()).reason).toBe(
      'Token has expired',
    )
  })

  test('resume their session without another use', async () => {
    const gemini = await startTestGemini()
    const token = await create(gemini)
    const first = await enter(gemini, token, { model: MODEL, sessionResumption: {} })
    const { sessionResumptionUpdate } = await first.until(
      (message) => message.sessionResumptionUpdate !== undefined,
    )
    first.close()
    await first.ended()
    const handle = sessionResumptionUpdate?.newHandle
    await complete(await enter(gemini, token, { model: MODEL, sessionResumption: { handle } }))
  })

  test('give the session their own setup', async () => {
    const gemini = await startTestGemini()
    const token = await create(gemini, {
      bidiGenerateContentSetup: { model: MODEL, outputAudioTranscription: {} },
    })
    const session = await enter(gemini, token, { model: 'models/gemini-9' })
    await complete(session)
    session.send({ realtimeInput: { text: 'x' } })
    const { serverContent } = await session.until((message) => message.serverContent?.modelTurn !== undefined)
    expect(serverContent?.outputTranscription).toBeDefined()
  })

  test.each([
    ['an expiry in the past', { expireTime: '2020-01-01T00:00:00Z' }],
    ['an expiry after more than twenty hours', { expireTime: '2099-01-01T00:00:00Z' }],
    ['negative uses', { uses: -1 }],
    ['an unknown field', { users: 1 }],
  ])('are not created with %s', async (_, body) => {
    expect((await send(await startTestGemini(), 'POST', '/v1alpha/auth_tokens', body)).status).toBe(400)
  })

  test('open nothing if they are unknown', async () => {
    const session = await openSession(await startTestGemini(), { path: path('auth_tokens/abc') })
    expect(await session.ended()).toEqual({ code: 1008, reason: 'Token is invalid' })
  })
})
