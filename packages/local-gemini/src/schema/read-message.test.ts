import { describe, expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { readMessage } from './read-message.ts'

function catchError(body: unknown): ApiError {
  try {
    readMessage('GenerateContentRequest', body)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('Nothing was rejected.')
}

describe("rejects invalid fields with Google's messages", () => {
  test.each([
    [{ prompt: 'x' }, 'Invalid JSON payload received. Unknown name "prompt": Cannot find field.', ''],
    [
      { generationConfig: { outputMimeType: 'image/jpeg' } },
      `Invalid JSON payload received. Unknown name "outputMimeType" at 'generation_config': Cannot find field.`,
      'generation_config',
    ],
    [
      { contents: [{ parts: [{ text: 'a' }, { txt: 'b' }] }] },
      `Invalid JSON payload received. Unknown name "txt" at 'contents[0].parts[1]': Cannot find field.`,
      'contents[0].parts[1]',
    ],
    [
      { contents: [{ parts: [{ text: 12 }] }] },
      `Invalid value at 'contents[0].parts[0].text' (TYPE_STRING), 12`,
      'contents[0].parts[0].text',
    ],
    [
      { systemInstruction: 'Be brief' },
      `Invalid value at 'system_instruction' (type.googleapis.com/google.ai.generativelanguage.v1beta.Content), "Be brief"`,
      'system_instruction',
    ],
    [
      { generationConfig: { responseModalities: ['SMELL'] } },
      `Invalid value at 'generation_config.response_modalities[0]' (type.googleapis.com/google.ai.generativelanguage.v1beta.Modality), "SMELL"`,
      'generation_config.response_modalities[0]',
    ],
    [
      { systemInstruction: [{ parts: [] }] },
      'Invalid JSON payload received. Unknown name "systemInstruction": Proto field is not repeating, cannot start list.',
      '',
    ],
    [
      { contents: [{ parts: [{ inlineData: { data: '!!', mimeType: 'image/png' } }] }] },
      `Invalid value at 'contents[0].parts[0].inline_data.data' (TYPE_BYTES), Base64 decoding failed for "!!"`,
      'contents[0].parts[0].inline_data.data',
    ],
    [
      { constructor: {} },
      'Invalid JSON payload received. Unknown name "constructor": Cannot find field.',
      '',
    ],
    [{ __proto__x: {} }, 'Invalid JSON payload received. Unknown name "__proto__x": Cannot find field.', ''],
  ])('%j', (body, description, field) => {
    const error = catchError(body)
    expect(error.code).toBe(400)
    expect(error.message).toBe(description)
    expect(error.details).toEqual([
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
    ])
  })
})

test('reports every violation at once', () => {
  expect(catchError({ a: 1, b: 2 }).message.split('\n')).toHaveLength(2)
})

test('accepts snake case, and treats null as absent', () => {
  const read = readMessage('GenerateContentRequest', {
    contents: [{ parts: [{ inline_data: { mime_type: 'image/png', data: 'AAAA' } }] }],
    generation_config: { max_output_tokens: '12' },
    tools: null,
  })
  expect(read).toEqual({
    contents: [{ parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }] }],
    generationConfig: { maxOutputTokens: 12 },
  })
})

test('rejects a body that is nested too deeply', () => {
  let schema: object = { type: 'STRING' }
  for (let depth = 0; depth < 500; depth += 1) schema = { type: 'ARRAY', items: schema }
  expect(catchError({ generationConfig: { responseSchema: schema } }).message).toContain('too deep')
})
