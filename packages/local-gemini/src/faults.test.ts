import { FileState } from '@google/genai'
import { describe, expect, test } from 'vitest'
import { startTestGemini, ask, send, sdkFor } from './testing/test-gemini.ts'
import { FAULT_HEADER, type FaultName, FAULTS } from './faults/fault.ts'

const FLASH = 'gemini-3.8-flash'
const IMAGE = 'gemini-nano-banana-2.1'
const TTS = 'gemini-3.8-flash-tts'
const generate = `/v1/models/${FLASH}:generateContent`
const tested = new Set<FaultName>()

/** Marks a fault as covered; the last test checks that every fault is. */
function covers<Name extends FaultName>(name: Name): Name {
  tested.add(name)
  return name
}

describe("errors with Google's status, message and details", () => {
  test.each([
    [covers('key'), 400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
    [covers('forbidden'), 403, 'PERMISSION_DENIED', 'The caller does not have permission'],
    [covers('not-found'), 404, 'NOT_FOUND', 'Requested entity was not found.'],
    [covers('quota'), 429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota'],
    [covers('internal'), 500, 'INTERNAL', 'An internal error has occurred'],
    [covers('overloaded'), 503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
    [covers('deadline'), 504, 'DEADLINE_EXCEEDED', 'Deadline expired'],
  ])('%s, by header and by prompt', async (name, code, status, message) => {
    const gemini = await startTestGemini()
    const byHeader = await send(gemini, 'POST', generate, ask('x'), { [FAULT_HEADER]: name })
    const byPrompt = await send(gemini, 'POST', generate, ask(`x #fault:${name}`))
    for (const answer of [byHeader, byPrompt]) {
      expect(answer.status).toBe(code)
      expect(answer.body.error).toMatchObject({ code, status })
      expect(answer.body.error.message).toContain(message)
    }
  })

  test('says when to retry after a quota error', async () => {
    const gemini = await startTestGemini()
    const { body } = await send(gemini, 'POST', generate, ask('x #fault:quota=7'))
    const details = body.error.details as Record<string, unknown>[]
    expect(details.map((detail) => detail['@type'])).toEqual([
      'type.googleapis.com/google.rpc.Help',
      'type.googleapis.com/google.rpc.QuotaFailure',
      'type.googleapis.com/google.rpc.RetryInfo',
    ])
    expect(details[2]?.['retryDelay']).toBe('7s')
    expect(details[1]?.['violations']).toMatchObject([
      { quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier', quotaValue: '10' },
    ])
  })

  test(covers('html'), async () => {
    const gemini = await startTestGemini()
    const answer = await send(gemini, 'POST', generate, ask('x #fault:html'))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=UTF-8'])
    await expect(
      sdkFor(gemini).models.generateContent({ model: FLASH, contents: 'x #fault:html' }),
    ).rejects.toMatchObject({ status: 502, message: expect.stringContaining('Bad Gateway') as string })
  })
})

describe('delays and cut connections', () => {
  test(covers('slow'), async () => {
    const waits: number[] = []
    const gemini = await startTestGemini({ wait: async (milliseconds) => void waits.push(milliseconds) })
    expect((await send(gemini, 'POST', generate, ask('x #fault:slow=2'))).status).toBe(200)
    expect(waits[0]).toBe(2000)
  })

  test(covers('hang'), async () => {
    const gemini = await startTestGemini()
    const leaving = AbortSignal.timeout(100)
    const answer = fetch(gemini.url + generate, {
      method: 'POST',
      headers: { 'x-goog-api-key': 'k' },
      body: JSON.stringify(ask('x #fault:hang')),
      signal: leaving,
    })
    await expect(answer).rejects.toThrow('timeout')
  })

  test.each([covers('drop'), covers('cut')])('%s', async (name) => {
    const gemini = await startTestGemini()
    await expect(send(gemini, 'POST', generate, ask(`x #fault:${name}`))).rejects.toThrow(
      /fetch failed|terminated/,
    )
  })

  test('cuts a stream', async () => {
    const chunks: string[] = []
    const { models } = sdkFor(await startTestGemini())
    const read = async () => {
      for await (const chunk of await models.generateContentStream({
        model: FLASH,
        contents: 'x y #fault:cut',
      }))
        chunks.push(chunk.text ?? '')
    }
    await expect(read()).rejects.toThrow()
    expect(chunks.join('')).toContain('Demo')
  })

  test(covers('stream-error'), async () => {
    const chunks: string[] = []
    const { models } = sdkFor(await startTestGemini())
    const read = async () => {
      const stream = await models.generateContentStream({ model: FLASH, contents: 'x y #fault:stream-error' })
      for await (const chunk of stream) chunks.push(chunk.text ?? '')
    }
    await expect(read()).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('UNAVAILABLE') as string,
    })
    expect(chunks.length).toBeGreaterThan(1)
  })

  test(covers('no-finish'), async () => {
    const chat = sdkFor(await startTestGemini()).chats.create({ model: FLASH })
    for await (const chunk of await chat.sendMessageStream({ message: 'x #fault:no-finish' }))
      expect(chunk.candidates?.[0]?.finishReason).toBeUndefined()
    expect(chat.getHistory(true)).toEqual([])
  })
})

describe('replies with status 200 that lack the requested content', () => {
  const answerOf = async (name: FaultName, model = FLASH, config: object = {}) => {
    const { models } = sdkFor(await startTestGemini())
    return models.generateContent({ model, contents: `x y z #fault:${name}`, config })
  }

  test(covers('blocked'), async () => {
    const answer = await answerOf('blocked')
    expect(answer.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT')
    expect([answer.candidates, answer.text]).toEqual([undefined, undefined])
  })

  test.each([
    [covers('safety'), 'SAFETY'],
    [covers('recitation'), 'RECITATION'],
    [covers('other'), 'OTHER'],
  ])('%s', async (name, finishReason) => {
    const answer = await answerOf(name)
    expect(answer.candidates?.[0]?.finishReason).toBe(finishReason)
    expect(answer.candidates?.[0]?.content).toBeUndefined()
    expect(answer.text).toBeUndefined()
  })

  test.each(['IMAGE_SAFETY', 'IMAGE_RECITATION', 'SPII'])('finish=%s', async (reason) => {
    const { models } = sdkFor(await startTestGemini())
    const answer = await models.generateContent({
      model: FLASH,
      contents: `x #fault:${covers('finish')}=${reason}`,
    })
    expect(answer.candidates).toEqual([{ finishReason: reason, index: 0 }])
  })

  test('blocks for another reason', async () => {
    const { models } = sdkFor(await startTestGemini())
    const answer = await models.generateContent({ model: FLASH, contents: 'x #fault:blocked=BLOCKLIST' })
    expect(answer.promptFeedback?.blockReason).toBe('BLOCKLIST')
  })

  test(covers('max-tokens'), async () => {
    const answer = await answerOf('max-tokens')
    expect(answer.candidates?.[0]?.finishReason).toBe('MAX_TOKENS')
    expect(answer.text?.endsWith('drawn.')).toBe(false)
  })

  test(covers('empty'), async () => {
    const answer = await answerOf('empty')
    expect(answer.candidates).toEqual([{ content: { role: 'model' }, finishReason: 'STOP', index: 0 }])
  })

  test(covers('no-candidates'), async () => {
    const answer = await answerOf('no-candidates')
    expect([answer.candidates, answer.promptFeedback]).toEqual([undefined, undefined])
  })

  test(covers('no-image'), async () => {
    const answer = await answerOf('no-image', IMAGE, { responseModalities: ['IMAGE'] })
    expect([answer.candidates?.[0]?.finishReason, answer.data]).toEqual(['NO_IMAGE', undefined])
    const gemini = await startTestGemini()
    const predicted = await send(gemini, 'POST', '/v1/models/imagen-4.0-generate-001:predict', {
      instances: [{ prompt: 'x #fault:no-image' }],
    })
    expect(predicted.body.predictions[0].raiFilteredReason).toContain('filtered out')
  })

  test(covers('text-only'), async () => {
    for (const [model, modality] of [
      [IMAGE, 'IMAGE'],
      [TTS, 'AUDIO'],
    ] as const) {
      const answer = await answerOf('text-only', model, { responseModalities: [modality] })
      expect(answer.data).toBeUndefined()
      expect(answer.text).toContain('Demo answer in text only')
    }
  })

  test(covers('no-grounding'), async () => {
    const answer = await answerOf('no-grounding', FLASH, { tools: [{ googleSearch: {} }] })
    expect(answer.candidates?.[0]?.groundingMetadata).toBeUndefined()
    expect(answer.text).toContain('No search was made')
  })

  test(covers('bad-json'), async () => {
    const answer = await answerOf('bad-json', FLASH, { responseMimeType: 'application/json' })
    expect(() => JSON.parse(answer.text ?? '')).toThrow()
  })
})

describe('videos and files', () => {
  const polled = async (name: FaultName) => {
    const gemini = await startTestGemini()
    const model = '/v1/models/veo-3.1-generate-preview'
    const body = {
      instances: [{ prompt: `x #fault:${name}` }],
      parameters: { resolution: '360p', durationSeconds: 4 },
    }
    const { body: started } = await send(gemini, 'POST', `${model}:predictLongRunning`, body)
    for (let polls = 1; ; polls += 1) {
      const { body: operation } = await send(gemini, 'GET', `/v1/${started.name}`)
      if (operation.done === true) return { gemini, operation, polls }
    }
  }

  test(covers('operation-error'), async () => {
    const { operation } = await polled('operation-error')
    expect(operation.error).toMatchObject({ code: 3, message: expect.any(String) as string })
    expect(operation.response).toBeUndefined()
  })

  test(covers('operation-empty'), async () => {
    const { operation, polls } = await polled('operation-empty')
    expect(operation.response.generateVideoResponse).toEqual({})
    // Even a video that is made at once is pending for two polls.
    expect(polls).toBe(3)
  })

  test(covers('operation-filtered'), async () => {
    const { operation } = await polled('operation-filtered')
    expect(operation.response.generateVideoResponse).toMatchObject({
      raiMediaFilteredCount: 1,
      raiMediaFilteredReasons: [expect.any(String) as string],
    })
  })

  test(covers('download-forbidden'), async () => {
    const { gemini, operation } = await polled('download-forbidden')
    const { uri } = operation.response.generateVideoResponse.generatedSamples[0].video
    expect((await send(gemini, 'GET', uri.replace(gemini.url, ''))).status).toBe(403)
  })

  test(covers('file-failed'), async () => {
    const { files } = sdkFor(await startTestGemini())
    const file = new Blob(['x'], { type: 'video/mp4' })
    let uploaded = await files.upload({ file, config: { displayName: '#fault:file-failed' } })
    while (uploaded.state === FileState.PROCESSING) uploaded = await files.get({ name: uploaded.name ?? '' })
    expect(uploaded).toMatchObject({ state: 'FAILED', error: { code: 3 } })
  })

  test(covers('upload-lost'), async () => {
    const gemini = await startTestGemini()
    const started = await send(
      gemini,
      'POST',
      '/upload/v1/files',
      { file: { displayName: '#fault:upload-lost' } },
      { 'x-goog-upload-command': 'start' },
    )
    const path = (started.headers.get('x-goog-upload-url') ?? '').replace(gemini.url, '')
    const part = async () =>
      send(gemini, 'POST', path, 'abc', {
        'x-goog-upload-command': 'upload, finalize',
        'x-goog-upload-offset': '0',
      })
    expect((await part()).headers.get('x-goog-upload-status')).toBeNull()
    const again = await part()
    expect([again.headers.get('x-goog-upload-status'), again.body.file.sizeBytes]).toEqual(['final', '3'])
  })
})

test('every fault outside live sessions has a test', () => {
  expect(
    Object.keys(FAULTS).filter((name) => !name.startsWith('live-') && !tested.has(name as FaultName)),
  ).toEqual([])
})
