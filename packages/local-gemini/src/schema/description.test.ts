import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ENUMS, MESSAGES } from './catalog.ts'
import { batchMessages } from './batch-messages.ts'
import { contentMessages } from './content-messages.ts'
import { generationMessages } from './generation-messages.ts'
import { sessionMessages } from './session-messages.ts'
import { toolMessages } from './tool-messages.ts'

interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
}

/** Google's description of its API, which is not part of this project. */
const FILE = fileURLToPath(
  new URL('../../../../../shared/data/gemini/generativelanguage.v1beta.json', import.meta.url),
)

/** Fields that the SDK 3.1.0 sends and the description lacks. */
const UNDOCUMENTED = new Set(['SpeechMetadata', 'Part.speechMetadata', 'VoiceConfig.voice'])

const FORMATS: Readonly<Record<string, string>> = {
  int32: 'int32',
  int64: 'int64',
  float: 'number',
  double: 'number',
  byte: 'bytes',
  'google-datetime': 'timestamp',
  'google-duration': 'duration',
  'google-fieldmask': 'fieldMask',
}

/** Returns a field's type in this package's notation; enums are compared by their values. */
function fieldType(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.allOf?.[0] !== undefined) return fieldType(schema.allOf[0])
  if (schema.items !== undefined) return `${fieldType(schema.items)}[]`
  if (schema.enum !== undefined) return schema.enum.join('|')
  if (typeof schema.additionalProperties === 'object') return `${fieldType(schema.additionalProperties)}{}`
  if (schema.format !== undefined && schema.format in FORMATS) return FORMATS[schema.format] ?? ''
  if (schema.type === 'string' || schema.type === 'boolean') return schema.type
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'json'
}

const expandEnum = (type: string) => type.replace(/^\w+/, (name) => ENUMS[name]?.join('|') ?? name)

test('messages and enums match the published description', ({ skip }) => {
  if (!existsSync(FILE)) skip("Google's description of the API is not beside the project.")
  const { components } = JSON.parse(readFileSync(FILE, 'utf8')) as {
    components: { schemas: Record<string, Schema> }
  }
  const published = {
    ...contentMessages,
    ...generationMessages,
    ...toolMessages,
    ...sessionMessages,
    ...batchMessages,
  }
  for (const name of Object.keys(published)) {
    if (UNDOCUMENTED.has(name)) continue
    const schema = components.schemas[name]
    expect(schema, name).toBeDefined()
    const theirs = Object.fromEntries(
      Object.entries(schema?.properties ?? {}).map(([field, property]) => [field, fieldType(property)]),
    )
    const ours = Object.fromEntries(
      Object.entries(MESSAGES[name] ?? {})
        .filter(([field]) => !UNDOCUMENTED.has(`${name}.${field}`))
        .map(([field, type]) => [field, expandEnum(type)]),
    )
    // Clients never send a status, or the output of a batch.
    if (name === 'File') theirs['error'] = 'json'
    if (name.endsWith('Batch')) for (const field of ['output', 'batchStats']) delete theirs[field]
    expect(ours, name).toEqual(theirs)
  }
})

test('every field has a known type', () => {
  const scalars = [
    'string',
    'bytes',
    'boolean',
    'int32',
    'int64',
    'number',
    'duration',
    'timestamp',
    'fieldMask',
    'json',
  ]
  for (const [name, fields] of Object.entries(MESSAGES))
    for (const [field, type] of Object.entries(fields)) {
      const bare = type.replace(/(?:\[\]|\{\})$/, '')
      const known = scalars.includes(bare) || bare in MESSAGES || bare in ENUMS
      expect(known, `${name}.${field}: ${type}`).toBe(true)
    }
})
