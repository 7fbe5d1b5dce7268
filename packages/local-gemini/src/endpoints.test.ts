import { JobState } from '@google/genai'
import { describe, expect, test } from 'vitest'
import { ask, sdkFor, send, startTestGemini } from './testing/test-gemini.ts'

const FLASH = 'gemini-3.8-flash'
const length = (values: readonly number[] = []) => Math.hypot(...values)
const similarity = (a: readonly number[] = [], b: readonly number[] = []) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / (length(a) * length(b))

describe('embeddings', () => {
  test('have the requested length and the norm of their model', async () => {
    const { models } = sdkFor(await startTestGemini())
    const embed = async (model: string, outputDimensionality?: number) => {
      const config = outputDimensionality === undefined ? {} : { outputDimensionality }
      const { embeddings = [] } = await models.embedContent({ model, contents: 'a fox in the snow', config })
      return embeddings[0]?.values ?? []
    }
    const whole = await embed('gemini-embedding-001')
    expect(whole).toHaveLength(3072)
    expect(length(whole)).toBeCloseTo(1, 5)
    const short = await embed('gemini-embedding-001', 768)
    expect(short).toEqual(whole.slice(0, 768))
    expect(length(short)).toBeLessThan(0.9)
    const normalized = await embed('gemini-embedding-2', 768)
    expect(normalized).toHaveLength(768)
    expect(length(normalized)).toBeCloseTo(1, 5)
  })

  test('are more similar for texts with common words, in Arabic too', async () => {
    const { models } = sdkFor(await startTestGemini())
    const contents = [
      'a red fox sleeps',
      'the red fox is asleep',
      'stock market prices',
      'ثعلب أحمر نائم',
      'الثعلب الأحمر',
    ]
    const { embeddings = [] } = await models.embedContent({ model: 'gemini-embedding-001', contents })
    const [fox, asleep, market, arabic, other] = embeddings.map(({ values }) => values)
    expect(similarity(fox, asleep)).toBeGreaterThan(similarity(fox, market) + 0.2)
    expect(similarity(arabic, other)).toBeGreaterThan(similarity(arabic, market) + 0.1)
  })

  test('reject what the service rejects', async () => {
    const gemini = await startTestGemini()
    const embed = async (body: object, model = 'gemini-embedding-001') =>
      (await send(gemini, 'POST', `/v1/models/${model}:embedContent`, body)).status
    expect(await embed({ content: { parts: [{ text: 'x' }] } }, FLASH)).toBe(404)
    expect(await embed({ content: { parts: [] } })).toBe(400)
    expect(await embed({ content: { parts: [{ text: 'x' }] }, outputDimensionality: 9999 })).toBe(400)
  })
})

test('answers with a value of an enum as plain text', async () => {
  const { models } = sdkFor(await startTestGemini())
  const config = {
    responseMimeType: 'text/x.enum',
    responseSchema: { type: 'STRING', enum: ['strings', 'woodwind', 'brass'] },
  }
  const { text } = await models.generateContent({ model: FLASH, contents: 'The tuba is brass.', config })
  expect(text).toBe('brass')
})

test('receives an upload in one request, and rejects half of one', async () => {
  const gemini = await startTestGemini()
  const upload = async (body: string) =>
    send(gemini, 'POST', '/upload/v1beta/files', body, {
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=b1',
    })
  const head =
    '--b1\r\nContent-Type: application/json\r\n\r\n{"file":{"mimeType":"text/csv","displayName":"t"}}\r\n'
  const { body } = await upload(`${head}--b1\r\nContent-Type: text/csv\r\n\r\na,b\r\n1,2\r\n--b1--`)
  expect(body.file).toMatchObject({ mimeType: 'text/csv', displayName: 't', sizeBytes: '8' })
  const stored = await send(gemini, 'GET', `/v1beta/${body.file.name}:download?alt=media`)
  expect(stored.body).toBe('a,b\r\n1,2')
  expect((await upload(head)).status).toBe(400)
  expect((await upload('nothing')).status).toBe(400)
})

test('stores cached contents, answers with them, and forgets them when they expire', async () => {
  let time = Date.parse('2026-11-20T00:00:00Z')
  const seen: string[] = []
  const gemini = await startTestGemini({
    now: () => time,
    answer: ({ system, messages }) => {
      seen.push(system, ...messages.map(({ text }) => text))
      return 'yes'
    },
  })
  const { caches, models } = sdkFor(gemini)
  const made = await caches.create({
    model: FLASH,
    config: { contents: 'A long book', systemInstruction: 'Be exact', displayName: 'book', ttl: '60s' },
  })
  expect(made).toMatchObject({ model: `models/${FLASH}`, displayName: 'book' })
  const cachedContent = made.name ?? ''
  const generate = async () =>
    models.generateContent({ model: FLASH, contents: 'Is it long?', config: { cachedContent } })
  expect((await generate()).usageMetadata?.cachedContentTokenCount).toBe(
    (made.usageMetadata?.totalTokenCount ?? 0) - 2,
  )
  expect(seen).toEqual(['Be exact', 'A long book', 'Is it long?'])
  const longer = await caches.update({ name: cachedContent, config: { ttl: '120s' } })
  expect(longer.expireTime).toBe('2026-11-20T00:02:00.000Z')
  const listed = []
  for await (const { name } of await caches.list()) listed.push(name)
  expect(listed).toEqual([cachedContent])
  const both = { cachedContent, systemInstruction: 'x' }
  await expect(models.generateContent({ model: FLASH, contents: 'x', config: both })).rejects.toThrow(
    'CachedContent can not be used',
  )
  time += 121_000
  await expect(generate()).rejects.toThrow('CachedContent not found')
  await expect(caches.get({ name: cachedContent })).rejects.toMatchObject({ status: 403 })
})

describe('batches', () => {
  test('run inline requests, each with its own response or error', async () => {
    const { batches } = sdkFor(await startTestGemini({ answer: ({ prompt }) => `re: ${prompt}` }))
    const contents = (text: string) => [{ role: 'user', parts: [{ text }] }]
    let job = await batches.create({
      model: FLASH,
      src: [{ contents: contents('one') }, { contents: contents('two #fault:quota') }],
      config: { displayName: 'two' },
    })
    const states = [job.state]
    for (; job.state !== JobState.JOB_STATE_SUCCEEDED; states.push(job.state))
      job = await batches.get({ name: job.name ?? '' })
    expect(states).toEqual(['JOB_STATE_PENDING', 'JOB_STATE_RUNNING', 'JOB_STATE_SUCCEEDED'])
    const [first, second] = job.dest?.inlinedResponses ?? []
    expect(first?.response?.candidates?.[0]?.content?.parts?.[0]?.text).toBe('re: one')
    expect(second?.error).toMatchObject({ code: 8 })
    await batches.delete({ name: job.name ?? '' })
    await expect(batches.get({ name: job.name ?? '' })).rejects.toMatchObject({ status: 404 })
  })

  test('run the requests of a file, and are cancelled', async () => {
    const ai = sdkFor(await startTestGemini({ answer: ({ prompt }) => `re: ${prompt}` }))
    const lines = ['one', 'two'].map((key) => JSON.stringify({ key, request: ask(key) })).join('\n')
    const file = await ai.files.upload({ file: new Blob([lines], { type: 'application/jsonl' }) })
    const create = async () => ai.batches.create({ model: FLASH, src: { fileName: file.name ?? '' } })
    const { name = '' } = await create()
    await ai.batches.get({ name })
    const done = await ai.batches.get({ name })
    const responses = await fetch(`${file.uri?.replace(/files\/.*/, '')}${done.dest?.fileName}:download`, {
      headers: { 'x-goog-api-key': 'test-key' },
    })
    const answered = (await responses.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answered.map(({ key }) => key)).toEqual(['one', 'two'])
    expect(answered[1].response.candidates[0].content.parts[0].text).toBe('re: two')
    const other = await create()
    await ai.batches.cancel({ name: other.name ?? '' })
    expect((await ai.batches.get({ name: other.name ?? '' })).state).toBe('JOB_STATE_CANCELLED')
  })
})

describe('interactions with text', () => {
  test('continue a conversation', async () => {
    const seen: string[][] = []
    const gemini = await startTestGemini({
      answer: ({ messages, system }) => {
        seen.push([system, ...messages.map(({ role, text }) => `${role}: ${text}`)])
        return `answer ${seen.length}`
      },
    })
    const { interactions } = sdkFor(gemini)
    const first = await interactions.create({ model: FLASH, input: 'hi', system_instruction: 'Be brief' })
    expect(first).toMatchObject({ status: 'completed', output_text: 'answer 1' })
    const second = await interactions.create({
      model: FLASH,
      input: [{ type: 'text', text: 'more' }],
      previous_interaction_id: first.id,
    })
    expect(seen[1]).toEqual(['', 'user: hi', 'model: answer 1', 'user: more'])
    expect((await interactions.get(second.id)).output_text).toBe('answer 2')
  })

  test('stream their steps, and end with the usage', async () => {
    const { interactions } = sdkFor(await startTestGemini())
    const stream = await interactions.create({
      model: FLASH,
      input: 'falcons',
      stream: true,
      generation_config: { thinking_summaries: 'auto' },
    })
    const types: string[] = []
    let text = ''
    let usage
    for await (const event of stream) {
      if (types.at(-1) !== event.event_type) types.push(event.event_type)
      if (event.event_type === 'step.delta' && event.delta.type === 'text') text += event.delta.text
      if (event.event_type === 'interaction.completed') usage = event.interaction.usage
    }
    const step = ['step.start', 'step.delta', 'step.stop']
    expect(types).toEqual(['interaction.created', ...step, ...step, 'interaction.completed'])
    expect(text).toMatch(/^\*\*Demo answer\.\*\*.*falcons/)
    expect(usage?.total_output_tokens).toBeGreaterThan(10)
  })

  test('call a function, and take its result', async () => {
    const { interactions } = sdkFor(await startTestGemini())
    const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
    const tools = [{ type: 'function' as const, name: 'getWeather', parameters }]
    const called = await interactions.create({ model: FLASH, input: 'Use getWeather for Riyadh', tools })
    expect(called.status).toBe('requires_action')
    const [step] = called.steps ?? []
    expect(step).toMatchObject({ type: 'function_call', name: 'getWeather' })
    const id = step?.type === 'function_call' ? step.id : ''
    const answered = await interactions.create({
      model: FLASH,
      previous_interaction_id: called.id,
      input: [{ type: 'function_result', name: 'getWeather', call_id: id, result: 'clear' }],
      tools,
    })
    expect(answered.output_text).toContain('Demo answer')
  })

  test('report an error in the middle of a stream', async () => {
    const { interactions } = sdkFor(await startTestGemini())
    const stream = await interactions.create({
      model: FLASH,
      input: 'owls #fault:stream-error',
      stream: true,
    })
    const types: string[] = []
    const read = async () => {
      for await (const event of stream) types.push(event.event_type)
    }
    await read().catch(() => types.push('error'))
    expect(types.at(-1)).toBe('error')
  })
})

describe('the address for OpenAI clients', () => {
  const path = '/v1beta/openai'
  const bearer = { 'x-goog-api-key': '', authorization: 'Bearer test-key' }

  test('wraps errors in a list, as Google does', async () => {
    const gemini = await startTestGemini()
    const body = { model: FLASH, messages: [{ role: 'user', content: 'x #fault:quota' }] }
    const answer = await send(gemini, 'POST', `${path}/chat/completions`, body, bearer)
    expect(answer.status).toBe(429)
    expect(answer.body[0].error).toMatchObject({ code: 429, status: 'RESOURCE_EXHAUSTED' })
    const keyless = await send(gemini, 'GET', `${path}/models`, undefined, { 'x-goog-api-key': '' })
    expect(keyless.body[0].error.code).toBe(400)
  })

  test('draws images, and lists models', async () => {
    const gemini = await startTestGemini()
    const body = { model: 'imagen-4.0-generate-001', prompt: 'a palm', n: 1, size: '512x512' }
    const { body: drawn } = await send(gemini, 'POST', `${path}/images/generations`, body, bearer)
    expect(Buffer.from(drawn.data[0].b64_json, 'base64').toString('hex', 0, 3)).toBe('ffd8ff')
    const { body: listed } = await send(gemini, 'GET', `${path}/models`, undefined, bearer)
    expect(listed.data[0]).toMatchObject({
      id: expect.stringMatching(/^models\//) as string,
      object: 'model',
    })
    const one = await send(gemini, 'GET', `${path}/models/${FLASH}`, undefined, bearer)
    expect(one.body.id).toBe(`models/${FLASH}`)
  })

  test.each([
    ['no messages', { model: FLASH }],
    ['an empty message', { model: FLASH, messages: [null] }],
    [
      'a remote image',
      {
        model: FLASH,
        messages: [
          { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }] },
        ],
      },
    ],
    [
      'arguments that are not JSON',
      {
        model: FLASH,
        messages: [{ role: 'assistant', tool_calls: [{ id: '1', function: { name: 'f', arguments: '{' } }] }],
      },
    ],
  ])('rejects %s', async (_, body) => {
    const gemini = await startTestGemini()
    expect((await send(gemini, 'POST', `${path}/chat/completions`, body, bearer)).status).toBe(400)
  })
})
