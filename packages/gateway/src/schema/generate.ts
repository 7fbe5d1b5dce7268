import * as v from 'valibot'
import type { Output } from '../models.ts'
import { imageRatio } from './media-fields.ts'
import { imageContents, speechContents, systemInstruction, textContents } from './content.ts'
import { draftSchema } from './draft.ts'

const LANGUAGE = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/))

// Accepted but ignored: `generate` always sends false.
const store = v.optional(v.boolean())

const thinkingConfig = v.strictObject({
  thinkingBudget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(32_768))),
  thinkingLevel: v.optional(
    v.picklist(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH', 'minimal', 'low', 'medium', 'high']),
  ),
  includeThoughts: v.optional(v.boolean()),
})

const speechConfig = v.strictObject({
  voiceConfig: v.strictObject({
    prebuiltVoiceConfig: v.strictObject({ voiceName: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,30}$/)) }),
  }),
  languageCode: v.optional(LANGUAGE),
})

const latLng = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

const textBody = v.strictObject({
  contents: textContents,
  systemInstruction: v.optional(systemInstruction),
  tools: v.optional(
    v.pipe(
      v.array(
        v.union([
          v.strictObject({ googleSearch: v.strictObject({}) }),
          v.strictObject({ googleMaps: v.strictObject({}) }),
        ]),
      ),
      v.maxLength(1),
    ),
  ),
  toolConfig: v.optional(
    v.strictObject({
      retrievalConfig: v.strictObject({
        latLng: v.optional(latLng),
        languageCode: v.optional(LANGUAGE),
      }),
    }),
  ),
  store,
  generationConfig: v.optional(
    v.strictObject({
      thinkingConfig: v.optional(thinkingConfig),
      maxOutputTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_536))),
      responseMimeType: v.optional(v.literal('application/json')),
      responseJsonSchema: v.optional(draftSchema),
    }),
  ),
})

const imageBody = v.strictObject({
  contents: imageContents,
  store,
  generationConfig: v.strictObject({
    responseModalities: v.union([
      v.strictTuple([v.literal('IMAGE')]),
      v.strictTuple([v.literal('TEXT'), v.literal('IMAGE')]),
    ]),
    imageConfig: v.optional(
      v.strictObject({ aspectRatio: v.optional(imageRatio), imageSize: v.optional(v.literal('1K')) }),
    ),
    responseFormat: v.optional(
      v.strictObject({ image: v.strictObject({ mimeType: v.literal('IMAGE_JPEG') }) }),
    ),
  }),
})

const speechBody = v.strictObject({
  contents: speechContents,
  store,
  generationConfig: v.strictObject({
    responseModalities: v.strictTuple([v.literal('AUDIO')]),
    speechConfig,
  }),
})

/** Bodies of `generateContent` that the tools send, by the model's output. */
export const generateBodies = {
  text: textBody,
  image: imageBody,
  speech: speechBody,
} as const satisfies Record<Output, v.GenericSchema>

/** Any of these bodies. */
export type GenerateBody = v.InferOutput<(typeof generateBodies)[Output]>

/** Voice for speech and live sessions. */
export { speechConfig }
