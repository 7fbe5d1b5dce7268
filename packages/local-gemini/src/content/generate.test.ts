import { describe, expect, test } from 'vitest'
import { ask, send, startTestGemini } from '../testing/test-gemini.ts'
import type { RunningGemini } from '../start.ts'

const FLASH = 'gemini-3.8-flash'

const generate = async (gemini: RunningGemini, body: object, model = FLASH) =>
  send(gemini, 'POST', `/v1/models/${model}:generateContent`, body)

async function replyText(gemini: RunningGemini, prompt: string, more: object = {}): Promise<string> {
  const { body } = await generate(gemini, ask(prompt, more))
  return body.candidates[0].content.parts.map((part: { text?: string }) => part.text ?? '').join('')
}

describe('reply style', () => {
  test('replies with a list, a table or code, in the language of the prompt', async () => {
    const gemini = await startTestGemini()
    const english = await replyText(gemini, 'Give me a list, a table and python code about camels')
    expect(english).toContain('1. Step 1: start with *camels*')
    expect(english).toContain('| Word | Letters | Place |')
    expect(english).toContain('```python\n# Counts the words')
    const arabic = await replyText(gemini, 'أعطني جدولًا وقائمة عن الجمال')
    expect(arabic).toContain('| الكلمة | الحروف | الموضع |')
    expect(arabic).toMatch(/^\*\*جواب تجريبي\.\*\*/)
    expect(arabic).not.toMatch(/[a-z]/i)
  })

  test('replies with the requested number of words', async () => {
    const gemini = await startTestGemini()
    const words = (await replyText(gemini, 'Write an essay of 1500 words about the desert')).split(
      /\s+/,
    ).length
    expect(words).toBeGreaterThan(1400)
    expect(words).toBeLessThan(1900)
  })

  test('replies briefly if the system instruction asks for it', async () => {
    const gemini = await startTestGemini()
    const systemInstruction = { parts: [{ text: 'Be brief' }] }
    expect((await replyText(gemini, 'Tell me about camels', { systemInstruction })).split('\n')).toHaveLength(
      1,
    )
  })

  test('stops at the maximum number of tokens and at a stop sequence', async () => {
    const gemini = await startTestGemini()
    const { body } = await generate(
      gemini,
      ask('a long essay about palms', { generationConfig: { maxOutputTokens: 50 } }),
    )
    expect(body.candidates[0].finishReason).toBe('MAX_TOKENS')
    expect(body.usageMetadata.candidatesTokenCount).toBeLessThanOrEqual(50)
    const stopped = await replyText(gemini, 'palms', { generationConfig: { stopSequences: ['model'] } })
    expect(stopped).toBe('**Demo answer.** No ')
  })

  test('calls the function that the prompt names, and replies with text after its response', async () => {
    const gemini = await startTestGemini()
    const tools = [
      {
        functionDeclarations: [
          {
            name: 'getWeather',
            parameters: { type: 'OBJECT', properties: { city: { type: 'STRING' } }, required: ['city'] },
          },
        ],
      },
    ]
    const asked = ask('Use getWeather for Riyadh', { tools })
    const { body } = await generate(gemini, asked)
    const [part] = body.candidates[0].content.parts
    expect(part.functionCall).toMatchObject({
      name: 'getWeather',
      args: { city: expect.any(String) as string },
    })
    const contents = [
      ...asked.contents,
      { role: 'model', parts: [part] },
      { role: 'user', parts: [{ functionResponse: { name: 'getWeather', response: { sky: 'clear' } } }] },
    ]
    expect((await generate(gemini, { contents, tools })).body.candidates[0].content.parts[0].text).toContain(
      'Demo answer',
    )
  })
})

describe('well-formed requests that the service rejects', () => {
  const thinking = (thinkingConfig: object) => ask('x', { generationConfig: { thinkingConfig } })
  const speech = { responseModalities: ['AUDIO'] }
  test.each([
    ['no contents', FLASH, {}, 'contents is not specified'],
    ['an empty part', FLASH, { contents: [{ parts: [{}] }] }, "required oneof field 'data'"],
    [
      'an unknown role',
      FLASH,
      { contents: [{ role: 'system', parts: [{ text: 'x' }] }] },
      'Please use a valid role: user, model.',
    ],
    [
      'a budget and a level',
      FLASH,
      thinking({ thinkingBudget: 1, thinkingLevel: 'HIGH' }),
      'only one of thinking budget and thinking level',
    ],
    [
      'a budget for Argon',
      'gemini-4-argon',
      thinking({ thinkingBudget: 32768 }),
      'does not support thinking_budget',
    ],
    [
      'an unsupported level for Argon',
      'gemini-4-argon',
      thinking({ thinkingLevel: 'MINIMAL' }),
      'Thinking level MINIMAL is not supported',
    ],
    ['a budget below its range', 'gemini-2.5-pro', thinking({ thinkingBudget: 1 }), 'between 128 and 32768'],
    [
      'a budget beyond its range',
      'gemini-2.5-pro',
      thinking({ thinkingBudget: 32769 }),
      'between 128 and 32768',
    ],
    [
      'a level for a model with budgets',
      'gemini-2.5-pro',
      thinking({ thinkingLevel: 'HIGH' }),
      'Thinking level is not supported',
    ],
    [
      'two candidates',
      FLASH,
      ask('x', { generationConfig: { candidateCount: 2 } }),
      'Multiple candidates is not enabled',
    ],
    [
      'an image of a text model',
      FLASH,
      ask('x', { generationConfig: { responseModalities: ['IMAGE'] } }),
      'combination of response modalities',
    ],
    [
      '512 pixels',
      'gemini-nano-banana-2.1',
      ask('x', { generationConfig: { imageConfig: { imageSize: '512' } } }),
      'Invalid image size: 512',
    ],
    [
      'an unknown ratio',
      'gemini-nano-banana-2.1',
      ask('x', { generationConfig: { imageConfig: { aspectRatio: '7:3' } } }),
      'Invalid aspect ratio',
    ],
    [
      'an invalid image',
      'gemini-nano-banana-2.1',
      { contents: [{ parts: [{ inlineData: { data: 'AAAA', mimeType: 'image/png' } }] }] },
      'Unable to process input image',
    ],
    [
      'a schema without JSON',
      FLASH,
      ask('x', { generationConfig: { responseSchema: { type: 'STRING' } } }),
      'response mime type: `application/json`',
    ],
    [
      'speech with an instruction',
      'gemini-3.8-flash-tts',
      ask('x', { generationConfig: speech, systemInstruction: { parts: [{ text: 'y' }] } }),
      'Developer instruction is not enabled',
    ],
    ['speech without audio', 'gemini-3.8-flash-tts', ask('x'), 'AUDIO'],
    [
      'an unknown voice',
      'gemini-3.8-flash-tts',
      ask('x', {
        generationConfig: {
          ...speech,
          speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Nobody' } } },
        },
      }),
      'Voice name Nobody is not supported',
    ],
  ])('rejects %s', async (_, model, body, sentence) => {
    const gemini = await startTestGemini()
    const reply = await generate(gemini, body, model)
    expect(reply.status).toBe(400)
    expect(reply.body.error.status).toBe('INVALID_ARGUMENT')
    expect(reply.body.error.message).toContain(sentence)
  })

  test('does not find a file of another key', async () => {
    const gemini = await startTestGemini()
    const fileData = { fileUri: `${gemini.url}/v1/files/abc`, mimeType: 'video/mp4' }
    const { status, body } = await generate(gemini, { contents: [{ parts: [{ fileData }] }] })
    expect([status, body.error.status]).toEqual([403, 'PERMISSION_DENIED'])
  })
})

describe('a stream', () => {
  const stream = async (gemini: RunningGemini, body: object, query = '?alt=sse') =>
    fetch(`${gemini.url}/v1/models/${FLASH}:streamGenerateContent${query}`, {
      method: 'POST',
      headers: { 'x-goog-api-key': 'k' },
      body: JSON.stringify(body),
    })

  test('splits inside characters and inside the end of an event, and stays complete', async () => {
    const gemini = await startTestGemini()
    const reply = await stream(gemini, ask('ما هي الواحة؟'))
    expect(reply.headers.get('content-type')).toBe('text/event-stream')
    const chunks: Uint8Array[] = []
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk)
    const insideLetter = chunks.some((chunk) => ((chunk[0] ?? 0) & 0b1100_0000) === 0b1000_0000)
    const insideEnd = chunks.some((chunk) => chunk[0] === 13 && chunk.length === 2)
    expect([insideLetter, insideEnd]).toEqual([true, true])
    const text = Buffer.concat(chunks).toString()
    expect(text.endsWith('\r\n\r\n')).toBe(true)
    const events = text
      .trimEnd()
      .split('\r\n\r\n')
      .map((event) => JSON.parse(event.replace(/^data: /, '')))
    expect(events.at(-1).candidates[0].finishReason).toBe('STOP')
    expect(events.slice(0, -1).every((event) => event.candidates[0].finishReason === undefined)).toBe(true)
    expect(new Set(events.map(({ responseId }) => responseId)).size).toBe(1)
    const whole = events.map((event) => event.candidates[0].content.parts[0]?.text ?? '').join('')
    expect(whole).toBe(await replyText(gemini, 'ما هي الواحة؟'))
  })

  test('is a JSON array without alt=sse', async () => {
    const gemini = await startTestGemini()
    const list = (await (await stream(gemini, ask('hi'), '')).json()) as unknown[]
    expect(list.length).toBeGreaterThan(2)
  })

  test('stops when its reader disconnects', async () => {
    let waits = 0
    let left = () => {}
    const gone = new Promise<void>((resolve) => {
      left = resolve
    })
    const gemini = await startTestGemini({
      wait: async (_, signal) => {
        waits += 1
        await new Promise<void>((resolve) => {
          if (signal?.aborted === true) resolve()
          signal?.addEventListener('abort', () => resolve())
        })
        left()
      },
    })
    const leaving = new AbortController()
    const reply = await fetch(`${gemini.url}/v1/models/${FLASH}:streamGenerateContent?alt=sse`, {
      method: 'POST',
      headers: { 'x-goog-api-key': 'k' },
      body: JSON.stringify(ask('a long essay about the sea')),
      signal: leaving.signal,
    })
    await reply.body?.getReader().read()
    leaving.abort()
    await gone
    expect(waits).toBe(1)
  })
})
