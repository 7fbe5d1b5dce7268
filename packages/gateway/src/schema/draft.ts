import * as v from 'valibot'
import { text } from './media-fields.ts'

const KEYS = ['en_title', 'en_body', 'en_tags', 'ar_title', 'ar_body', 'ar_tags'] as const

const description = v.optional(text(500))

const field = v.optional(
  v.union([
    v.strictObject({ type: v.literal('string'), description }),
    v.strictObject({
      type: v.literal('array'),
      items: v.strictObject({ type: v.literal('string') }),
      description,
    }),
  ]),
)

const names = v.optional(v.pipe(v.array(v.picklist(KEYS)), v.maxLength(KEYS.length)))

/** Schema of a blog draft, as the content generator sends it. */
export const draftSchema = v.strictObject({
  type: v.literal('object'),
  properties: v.strictObject({
    en_title: field,
    en_body: field,
    en_tags: field,
    ar_title: field,
    ar_body: field,
    ar_tags: field,
  }),
  required: names,
  propertyOrdering: names,
  additionalProperties: v.optional(v.literal(false)),
})
