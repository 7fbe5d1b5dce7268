import * as v from 'valibot'
import { MAX_VIDEO_SECONDS } from '../models.ts'
import { base64, imageRatio, imageType, recordingType, text, videoRatio } from './media-fields.ts'

const prompt = text(10_000)

/** Body for one image of Imagen. */
export const imagenBody = v.strictObject({
  instances: v.strictTuple([v.strictObject({ prompt })]),
  parameters: v.strictObject({
    sampleCount: v.literal(1),
    aspectRatio: v.optional(imageRatio),
    outputOptions: v.optional(v.strictObject({ mimeType: v.literal('image/jpeg') })),
  }),
})

/** Body for one video of Veo. */
export const videoBody = v.strictObject({
  instances: v.strictTuple([
    v.strictObject({
      prompt: v.optional(prompt),
      image: v.optional(v.strictObject({ bytesBase64Encoded: base64, mimeType: imageType })),
    }),
  ]),
  parameters: v.strictObject({
    sampleCount: v.optional(v.literal(1)),
    aspectRatio: v.optional(videoRatio),
    resolution: v.optional(v.literal('720p')),
    durationSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  }),
})

const duration = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}s$/),
  v.check((said) => parseInt(said, 10) >= 1 && parseInt(said, 10) <= MAX_VIDEO_SECONDS),
)

/** Body for one video by an interaction. Background work must be stored; it can be deleted afterwards. */
export const interactionBody = v.strictObject({
  model: text(100),
  input: v.union([
    prompt,
    v.pipe(
      v.array(
        v.union([
          v.strictObject({ type: v.literal('text'), text: prompt }),
          v.strictObject({ type: v.literal('image'), data: base64, mime_type: imageType }),
        ]),
      ),
      v.minLength(1),
      v.maxLength(2),
    ),
  ]),
  response_format: v.strictObject({
    type: v.literal('video'),
    aspect_ratio: v.optional(videoRatio),
    resolution: v.optional(v.picklist(['360p', '720p'])),
    delivery: v.literal('uri'),
    duration: v.optional(duration),
  }),
  background: v.literal(true),
  store: v.literal(true),
})

const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

/** Metadata of an upload. */
export const uploadBody = v.strictObject({
  file: v.strictObject({
    mimeType: v.union([imageType, recordingType]),
    displayName: v.optional(text(200)),
    sizeBytes: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/),
      v.check((size) => Number(size) <= MAX_UPLOAD_BYTES),
    ),
  }),
})
