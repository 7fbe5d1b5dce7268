import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ask, send, startTestGemini } from './testing/test-gemini.ts'

interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly type?: string
  readonly enum?: readonly string[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Google's description of its API, which is not part of this project. */
const FILE = fileURLToPath(
  new URL('../../../../shared/data/gemini/generativelanguage.v1beta.json', import.meta.url),
)

/** Returns the paths of all fields in a value that its schema does not know. */
function findUnknownFields(
  value: unknown,
  schema: Schema,
  all: Readonly<Record<string, Schema>>,
  place: string,
): string[] {
  const target = schema.$ref ?? schema.allOf?.[0]?.$ref
  if (target !== undefined)
    return findUnknownFields(value, all[target.split('/').at(-1) ?? ''] ?? {}, all, place)
  if (Array.isArray(value))
    return schema.items === undefined
      ? [`${place} is a list`]
      : value.flatMap((item, index) => findUnknownFields(item, schema.items ?? {}, all, `${place}[${index}]`))
  if (typeof value === 'object' && value !== null) {
    const { properties } = schema
    if (properties === undefined) return []
    return Object.entries(value).flatMap(([name, item]) => {
      const property = properties[name]
      return property === undefined
        ? [`${place}.${name}`]
        : findUnknownFields(item, property, all, `${place}.${name}`)
    })
  }
  if (schema.enum !== undefined && !schema.enum.includes(String(value)))
    return [`${place} is ${String(value)}`]
  const types: Readonly<Record<string, string>> = {
    string: 'string',
    integer: 'number',
    number: 'number',
    boolean: 'boolean',
  }
  const expected = types[schema.type ?? '']
  return expected === undefined || typeof value === expected ? [] : [`${place} is a ${typeof value}`]
}

const thinking = { generationConfig: { thinkingConfig: { includeThoughts: true } } }
const generate = (model: string, body: object) =>
  ['POST', `/v1beta/models/${model}:generateContent`, body] as const

const CALLS: readonly (readonly [string, ...(readonly [string, string, object?])])[] = [
  ['GenerateContentResponse', ...generate('gemini-3.8-flash', ask('hello', thinking))],
  [
    'GenerateContentResponse',
    ...generate('gemini-3.8-flash', ask('hello', { tools: [{ googleSearch: {} }] })),
  ],
  ['GenerateContentResponse', ...generate('gemini-3.8-flash', ask('hello', { tools: [{ googleMaps: {} }] }))],
  ['GenerateContentResponse', ...generate('gemini-3.8-flash', ask('x #fault:blocked'))],
  ['GenerateContentResponse', ...generate('gemini-3.8-flash', ask('x #fault:safety'))],
  [
    'GenerateContentResponse',
    ...generate(
      'gemini-3.8-flash',
      ask('use ping', { tools: [{ functionDeclarations: [{ name: 'ping' }] }] }),
    ),
  ],
  [
    'GenerateContentResponse',
    ...generate(
      'gemini-3.1-flash-image',
      ask('a cat', { generationConfig: { imageConfig: { imageSize: '512' } } }),
    ),
  ],
  ['CountTokensResponse', 'POST', '/v1beta/models/gemini-3.8-flash:countTokens', ask('hello')],
  ['ListModelsResponse', 'GET', '/v1beta/models'],
  ['Model', 'GET', '/v1beta/models/gemini-4-argon'],
  ['AuthToken', 'POST', '/v1beta/auth_tokens', {}],
  [
    'PredictResponse',
    'POST',
    '/v1beta/models/imagen-4.0-generate-001:predict',
    { instances: [{ prompt: 'a cat #fault:no-image' }] },
  ],
  [
    'Operation',
    'POST',
    '/v1beta/models/veo-3.1-generate-preview:predictLongRunning',
    { instances: [{ prompt: 'x #fault:operation-error' }] },
  ],
]

test('responses hold only fields of the published description', async ({ skip }) => {
  if (!existsSync(FILE)) skip("Google's description of the API is not beside the project.")
  const { components } = JSON.parse(readFileSync(FILE, 'utf8')) as {
    components: { schemas: Record<string, Schema> }
  }
  const check = (name: string, body: unknown) => {
    expect(components.schemas[name], name).toBeDefined()
    expect(findUnknownFields(body, components.schemas[name] ?? {}, components.schemas, name)).toEqual([])
  }
  const gemini = await startTestGemini()
  for (const [name, method, path, body] of CALLS) {
    const answer = await send(gemini, method, path, body)
    expect(answer.status, path).toBe(200)
    check(name, answer.body)
    if (name === 'Operation')
      for (let poll = 0; poll < 3; poll += 1)
        check(name, (await send(gemini, 'GET', `/v1beta/${answer.body.name}`)).body)
  }
  const started = await send(gemini, 'POST', '/upload/v1beta/files', {}, { 'x-goog-upload-command': 'start' })
  const leg = (started.headers.get('x-goog-upload-url') ?? '').replace(gemini.url, '')
  const uploaded = await send(gemini, 'POST', leg, 'abc', { 'x-goog-upload-command': 'upload, finalize' })
  check('File', uploaded.body.file)
  check('ListFilesResponse', (await send(gemini, 'GET', '/v1beta/files')).body)
})
