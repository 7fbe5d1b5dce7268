import * as v from 'valibot'
import { text } from './media-fields.ts'

/** Value that a client may send for a placeholder. */
export type PromptField =
  | { readonly type: 'text'; readonly maxLength: number }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'integer'; readonly min: number; readonly max: number }

/** Prompt that the operator owns. Clients send its name and values for its placeholders. */
export interface PromptDefinition {
  /** Lower-case letters, digits and hyphens. */
  readonly name: string
  /** Id of a text model. */
  readonly model: string
  /** System instruction. */
  readonly system?: string | undefined
  /** Text of the user's turn, with placeholders such as `{{topic}}`. */
  readonly prompt: string
  /** A field for each placeholder. */
  readonly fields: Readonly<Record<string, PromptField>>
  /** JSON Schema of the response. @default plain text */
  readonly schema?: Readonly<Record<string, unknown>> | undefined
  readonly maxOutputTokens?: number | undefined
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g
const MAX_VALUE_LENGTH = 20_000
const integer = v.pipe(v.number(), v.integer())

const field = v.variant('type', [
  v.strictObject({
    type: v.literal('text'),
    maxLength: v.pipe(integer, v.minValue(1), v.maxValue(MAX_VALUE_LENGTH)),
  }),
  v.strictObject({ type: v.literal('choice'), choices: v.pipe(v.array(text(200)), v.minLength(1)) }),
  v.strictObject({ type: v.literal('integer'), min: integer, max: integer }),
])

const definition = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,40}$/)),
    model: v.string(),
    system: v.optional(text(100_000)),
    prompt: v.pipe(text(100_000), v.nonEmpty()),
    fields: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z]\w{0,40}$/i)), field), {}),
    schema: v.optional(v.record(v.string(), v.unknown())),
    maxOutputTokens: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(65_536))),
  }),
  v.check(({ prompt, fields }) => {
    const used = new Set(Array.from(prompt.matchAll(PLACEHOLDER), ([, name]) => name))
    const known = Object.keys(fields)
    return used.size === known.length && known.every((name) => used.has(name))
  }, 'The placeholders of its prompt are not its fields.'),
)

/** The operator's prompts. */
export const promptList = v.pipe(
  v.array(definition),
  v.check((list) => new Set(list.map(({ name }) => name)).size === list.length, 'Two have the same name.'),
)

/** Body of a call: the values of a prompt's fields, all of them and no other. */
export function promptBody({ fields }: PromptDefinition) {
  const entries = Object.entries(fields).map(([name, allowed]) => [name, valueOf(allowed)] as const)
  return v.strictObject({ values: v.optional(v.strictObject(Object.fromEntries(entries)), {}) })
}

function valueOf(allowed: PromptField): v.GenericSchema<unknown, string | number> {
  if (allowed.type === 'text') return v.pipe(text(allowed.maxLength), v.nonEmpty())
  if (allowed.type === 'choice') return v.picklist(allowed.choices)
  return v.pipe(integer, v.minValue(allowed.min), v.maxValue(allowed.max))
}

/** Replaces the placeholders once, so that a value with a placeholder stays as it is. */
export function renderPrompt(
  { prompt }: PromptDefinition,
  values: Readonly<Record<string, string | number>>,
): string {
  return prompt.replaceAll(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
}
