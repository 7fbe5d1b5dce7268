import * as v from 'valibot'
import { base64, documentType, imageType, recordingType, text } from './media-fields.ts'

const MAX_TEXT_LENGTH = 200_000
const MAX_SPEECH_LENGTH = 8000

const seconds = v.pipe(v.string(), v.regex(/^\d{1,5}(?:\.\d{1,3})?s$/))

const videoMetadata = v.strictObject({
  startOffset: v.optional(seconds),
  endOffset: v.optional(seconds),
  fps: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(1))),
})

const textPart = v.strictObject({
  text: text(MAX_TEXT_LENGTH),
  thought: v.optional(v.boolean()),
  thoughtSignature: v.optional(v.pipe(base64, v.maxLength(100_000))),
})

const mediaPart = v.strictObject({
  inlineData: v.strictObject({ data: base64, mimeType: v.union([imageType, recordingType, documentType]) }),
  videoMetadata: v.optional(videoMetadata),
})

const imagePart = v.strictObject({
  inlineData: v.strictObject({ data: base64, mimeType: imageType }),
})

const filePart = v.strictObject({
  fileData: v.strictObject({ fileUri: text(300), mimeType: v.union([imageType, recordingType]) }),
  videoMetadata: v.optional(videoMetadata),
})

const spokenPart = v.strictObject({
  text: text(MAX_SPEECH_LENGTH),
  speechMetadata: v.optional(v.strictObject({ style: text(300) })),
})

function contentsSchema<Part extends v.GenericSchema>(part: Part, mostParts: number, mostTurns: number) {
  const content = v.strictObject({
    parts: v.pipe(v.array(part), v.minLength(1), v.maxLength(mostParts)),
    role: v.optional(v.picklist(['user', 'model'])),
  })
  return v.pipe(v.array(content), v.minLength(1), v.maxLength(mostTurns))
}

/** Conversation, question about a recording, or search. The SDK sends one content for each chunk it received. */
export const textContents = contentsSchema(v.union([textPart, mediaPart, filePart]), 20, 2000)

/** Prompt with images to edit. */
export const imageContents = contentsSchema(
  v.union([v.strictObject({ text: text(10_000) }), imagePart]),
  5,
  1,
)

/** Text to be read aloud. */
export const speechContents = contentsSchema(spokenPart, 1, 1)

/** Text turns that seed a live session. */
export const seedContents = contentsSchema(v.strictObject({ text: text(10_000) }), 4, 50)

/** System instruction. */
export const systemInstruction = v.strictObject({
  parts: v.pipe(v.array(v.strictObject({ text: text(8000) })), v.minLength(1), v.maxLength(4)),
  role: v.optional(v.picklist(['user', 'system'])),
})
