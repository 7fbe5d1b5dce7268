import type { ReplySchema } from '../schema/generate-request.ts'
import type { Language } from '../language.ts'
import { createConstrainedText, createNumber, fitLength, isConstrained } from './constraints.ts'
import { getPhrases } from './phrases.ts'
import type { Prompt } from './prompt.ts'

/** Deeper than any draft; schemas can be recursive. */
const MAX_DEPTH = 8

/** Creates a value that conforms to a schema, from the words of a prompt. */
export function writeJson(schema: ReplySchema, prompt: Prompt): unknown {
  const topic = prompt.topic || 'demo'
  return createValue(schema, { root: schema, topic, language: prompt.language, name: '', depth: 0 })
}

interface FieldContext {
  readonly root: ReplySchema
  readonly topic: string
  readonly language: Language
  readonly name: string
  readonly depth: number
}

function createValue(schema: ReplySchema, field: FieldContext): unknown {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace(/^#\/(?:\$defs|definitions)\//, '')
    const target = schema.$ref === '#' ? field.root : { ...field.root.definitions, ...field.root.$defs }[name]
    return target === undefined ? null : createValue(target, { ...field, depth: field.depth + 1 })
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined && schema.enum.length > 0) return schema.enum[0]
  if (schema.allOf !== undefined)
    return createValue(Object.assign({}, ...schema.allOf, { ...schema, allOf: undefined }), field)
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) return createValue(choice, field)
  switch (resolveType(schema)) {
    case 'object':
      return createObject(schema, field)
    case 'array':
      return createArray(schema, field)
    case 'integer':
    case 'number':
      return createNumber(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return createText(schema, field)
  }
}

function resolveType({ type, properties, items }: ReplySchema): string {
  const first = typeof type === 'string' ? type : type?.find((name) => name.toLowerCase() !== 'null')
  if (first !== undefined) return first.toLowerCase()
  if (properties !== undefined) return 'object'
  return items === undefined ? 'string' : 'array'
}

function createObject(
  { properties = {}, propertyOrdering, required = [] }: ReplySchema,
  field: FieldContext,
): object {
  const order = propertyOrdering ?? Object.keys(properties)
  const wanted = field.depth < MAX_DEPTH ? order : order.filter((name) => required.includes(name))
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const property = properties[name]
      if (property === undefined) return []
      return [
        [
          name,
          createValue(property, {
            ...field,
            name,
            language: fieldLanguage(name, field.language),
            depth: field.depth + 1,
          }),
        ],
      ]
    }),
  )
}

function createArray(
  { items = {}, prefixItems, minItems, maxItems }: ReplySchema,
  field: FieldContext,
): unknown[] {
  if (prefixItems !== undefined) return prefixItems.map((item) => createValue(item, field))
  const least = Number(minItems ?? 0)
  const count = Math.min(
    Math.max(least, field.depth < MAX_DEPTH ? 3 : 0),
    Number(maxItems ?? Number.MAX_SAFE_INTEGER),
  )
  const words = [getPhrases(field.language).tag, ...field.topic.split(' ')]
  return Array.from({ length: count }, (_, index) => {
    if (resolveType(items) !== 'string' || isConstrained(items))
      return createValue(items, { ...field, depth: field.depth + 1 })
    return words[index] ?? `${words[0]} ${index + 1}`
  })
}

/** Returns the language in a field's name, as in `en_title`, `titleAr` or `body_ar`. */
function fieldLanguage(name: string, otherwise: Language): Language {
  const [, head = '', tail = ''] = /^(?:(en|ar)_.*|.*(?:_(en|ar)|(?:En|Ar)))$/.exec(name) ?? []
  const said = (head || tail || /(?:En|Ar)$/.exec(name)?.[0] || '').toLowerCase()
  return said === 'en' || said === 'ar' ? said : otherwise
}

function createText(schema: ReplySchema, { name, topic, language }: FieldContext): string {
  const constrained = createConstrainedText(schema)
  if (constrained !== null) return constrained
  const say = getPhrases(language)
  const written = /tag|keyword/i.test(name)
    ? [say.tag, ...topic.split(' ')].join(language === 'ar' ? '، ' : ', ')
    : /body|content|text|article|description/i.test(name)
      ? [
          say.summary(topic),
          `## ${say.section(topic)}`,
          say.sentences
            .slice(0, 4)
            .map((sentence, index) => sentence(topic, topic.length, index + 1))
            .join(' '),
        ].join('\n\n')
      : /slug|id$/i.test(name)
        ? `demo-${topic.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}`
        : /title|name|heading/i.test(name) || name === ''
          ? say.title(topic)
          : say.summary(topic)
  return fitLength(written, schema)
}
