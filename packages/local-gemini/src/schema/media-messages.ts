import type { Messages } from './field-types.ts'

/** Messages of Imagen and Veo. The published description leaves both open; these are the documented fields. */
export const mediaMessages = {
  PredictRequest: { instances: 'MediaInstance[]', parameters: 'MediaParameters' },
  PredictLongRunningRequest: { instances: 'MediaInstance[]', parameters: 'MediaParameters' },
  FetchPredictOperationRequest: { operationName: 'string' },
  MediaInstance: {
    prompt: 'string',
    image: 'MediaImage',
    lastFrame: 'MediaImage',
    video: 'json',
    referenceImages: 'json[]',
  },
  MediaImage: { bytesBase64Encoded: 'bytes', gcsUri: 'string', mimeType: 'string' },
  MediaParameters: {
    sampleCount: 'int32',
    aspectRatio: 'string',
    resolution: 'string',
    durationSeconds: 'int32',
    negativePrompt: 'string',
    personGeneration: 'string',
    outputOptions: 'OutputOptions',
    sampleImageSize: 'string',
    safetySetting: 'string',
    includeRaiReason: 'boolean',
    includeSafetyAttributes: 'boolean',
    addWatermark: 'boolean',
    enhancePrompt: 'boolean',
    generateAudio: 'boolean',
    guidanceScale: 'number',
    language: 'string',
    seed: 'int32',
    fps: 'int32',
    storageUri: 'string',
    compressionQuality: 'string',
  },
  OutputOptions: { mimeType: 'string', compressionQuality: 'int32' },
} as const satisfies Messages
