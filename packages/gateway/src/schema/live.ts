import * as v from 'valibot'
import { base64, text } from './media-fields.ts'
import { seedContents, systemInstruction } from './content.ts'
import { speechConfig } from './generate.ts'

const nothing = v.strictObject({})

/** Setup of a live session; its model is checked against the allow list. */
export const liveSetup = v.strictObject({
  model: text(100),
  generationConfig: v.strictObject({
    responseModalities: v.strictTuple([v.literal('AUDIO')]),
    speechConfig: v.optional(speechConfig),
  }),
  systemInstruction: v.optional(systemInstruction),
  sessionResumption: v.optional(v.strictObject({ handle: v.optional(text(4096)) })),
  inputAudioTranscription: v.optional(nothing),
  outputAudioTranscription: v.optional(nothing),
  realtimeInputConfig: v.optional(
    v.strictObject({
      automaticActivityDetection: v.optional(v.strictObject({ disabled: v.optional(v.boolean()) })),
    }),
  ),
  contextWindowCompression: v.optional(v.strictObject({ slidingWindow: nothing })),
})

export type LiveSetup = v.InferOutput<typeof liveSetup>

/** First message of a live session. */
export const setupMessage = v.strictObject({ setup: liveSetup })

const realtimeInput = v.union([
  v.strictObject({
    audio: v.strictObject({ data: base64, mimeType: v.literal('audio/pcm;rate=16000') }),
  }),
  v.strictObject({ text: text(4000) }),
  v.strictObject({ audioStreamEnd: v.literal(true) }),
  v.strictObject({ activityStart: nothing }),
  v.strictObject({ activityEnd: nothing }),
])

/** Later messages of a live session. */
export const liveMessage = v.union([
  v.strictObject({ realtimeInput }),
  v.strictObject({
    clientContent: v.strictObject({ turns: seedContents, turnComplete: v.optional(v.boolean()) }),
  }),
])

export type LiveMessage = v.InferOutput<typeof liveMessage>
