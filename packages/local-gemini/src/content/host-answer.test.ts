import { describe, expect, test } from 'vitest'
import type { AnswerRequest } from '../answer.ts'
import { ask, sdkFor, send, startTestGemini } from '../testing/test-gemini.ts'

const FLASH = 'gemini-3.8-flash'
const generate = `/v1/models/${FLASH}:generateContent`

test('describes a request in one shape', async () => {
  const requests: AnswerRequest[] = []
  const gemini = await startTestGemini({
    answer: (request) => {
      requests.push(request)
      return 'Blue.'
    },
  })
  const answer = await sdkFor(gemini).models.generateContent({
    model: FLASH,
    contents: [
      { role: 'user', parts: [{ text: 'Which color?' }] },
      { role: 'model', parts: [{ text: 'Of what?' }] },
      { role: 'user', parts: [{ text: 'The sky' }] },
    ],
    config: {
      systemInstruction: 'One word.',
      tools: [{ functionDeclarations: [{ name: 'look', parametersJsonSchema: { type: 'object' } }] }],
    },
  })
  expect(answer.text).toBe('Blue.')
  expect(answer.usageMetadata?.candidatesTokenCount).toBeGreaterThan(0)
  const [request] = requests
  expect(request).toMatchObject({ model: FLASH, system: 'One word.', prompt: 'The sky', schema: null })
  expect(request?.messages.map(({ role, text }) => [role, text])).toEqual([
    ['user', 'Which color?'],
    ['model', 'Of what?'],
    ['user', 'The sky'],
  ])
  expect(request?.tools).toEqual([{ name: 'look', description: '', parameters: { type: 'object' } }])
})

test('answers with parts, and with the built-in answer for undefined', async () => {
  const gemini = await startTestGemini({
    answer: ({ prompt }) =>
      prompt === 'call' ? [{ functionCall: { name: 'look', args: { at: 'sky' } } }] : undefined,
  })
  const { models } = sdkFor(gemini)
  const called = await models.generateContent({ model: FLASH, contents: 'call' })
  expect(called.functionCalls).toEqual([{ name: 'look', args: { at: 'sky' } }])
  expect((await models.generateContent({ model: FLASH, contents: 'hi' })).text).toContain('Demo answer')
})

describe('a stream as the answer', () => {
  test('sends every text as it is written, before the next one exists', async () => {
    let write: (text: string) => void = () => {}
    const nextText = async () =>
      new Promise<string>((resolve) => {
        write = resolve
      })
    const gemini = await startTestGemini({
      async *answer() {
        yield 'one '
        yield await nextText()
      },
    })
    const stream = await sdkFor(gemini).models.generateContentStream({ model: FLASH, contents: 'count' })
    const texts: string[] = []
    let finish
    for await (const chunk of stream) {
      texts.push(chunk.text ?? '')
      if (texts.length === 1) write('two')
      finish = chunk.candidates?.[0]?.finishReason
    }
    expect(texts.join('')).toBe('one two')
    expect(texts[0]).toBe('one ')
    expect(finish).toBe('STOP')
  })

  test('is collected for a call without a stream', async () => {
    const gemini = await startTestGemini({
      async *answer() {
        yield 'one '
        yield { text: 'two' }
      },
    })
    const { body } = await send(gemini, 'POST', generate, ask('count'))
    expect(body.candidates[0].content.parts).toEqual([{ text: 'one two' }])
  })

  test('learns that its reader has disconnected', async () => {
    let stopped = () => {}
    const left = new Promise<void>((resolve) => {
      stopped = resolve
    })
    const gemini = await startTestGemini({
      async *answer({ signal }) {
        yield 'one'
        signal.addEventListener('abort', stopped)
        await left
      },
    })
    const abort = new AbortController()
    const stream = await sdkFor(gemini).models.generateContentStream({
      model: FLASH,
      contents: 'count',
      config: { abortSignal: abort.signal },
    })
    await stream.next()
    abort.abort()
    await left
    await expect(stream.next()).rejects.toThrow(/abort/i)
  })
})

test('answers with a fault, also one of the reply', async () => {
  const gemini = await startTestGemini({
    answer: ({ prompt }) => ({ fault: prompt === 'stop' ? 'safety' : 'quota=7' }),
  })
  const refused = await send(gemini, 'POST', generate, ask('x'))
  expect(refused.status).toBe(429)
  expect(refused.body.error.details.at(-1).retryDelay).toBe('7s')
  const stopped = await send(gemini, 'POST', generate, ask('stop'))
  expect(stopped.body.candidates[0]).toMatchObject({ finishReason: 'SAFETY' })
})

test('says why the function failed', async () => {
  const errors: unknown[] = []
  const gemini = await startTestGemini({
    answer: () => {
      throw new Error('no such case')
    },
    onError: (error) => errors.push(error),
  })
  const { status, body } = await send(gemini, 'POST', generate, ask('x'))
  expect([status, body.error.message]).toEqual([
    500,
    'The answer function of this local Gemini failed: no such case',
  ])
  expect(errors).toHaveLength(1)
})
