import * as v from 'valibot'
import { imageRatios } from '../../../adapters/gemini/client/models.ts'
import { createEntryKind } from '../../../adapters/library/entry-kind.ts'

/** Id of the file with the image. */
export const imageFile = 'image'

const schema = v.object({ prompt: v.string(), ratio: v.picklist(imageRatios) })

export type StoredImage = v.InferOutput<typeof schema>

/** Reads stored images. */
export const imageKind = createEntryKind({
  tool: 'image-generation',
  schema,
  getTexts: ({ prompt }) => [prompt],
})
