import type { Messages } from './field-types.ts'

/** Client messages of a live session; Google publishes their description for the SDKs only. */
export const liveMessages = {
  BidiGenerateContentClientMessage: {
    setup: 'BidiGenerateContentSetup',
    clientContent: 'BidiGenerateContentClientContent',
    realtimeInput: 'BidiGenerateContentRealtimeInput',
    toolResponse: 'BidiGenerateContentToolResponse',
  },
  BidiGenerateContentClientContent: { turns: 'Content[]', turnComplete: 'boolean' },
  BidiGenerateContentRealtimeInput: {
    mediaChunks: 'Blob[]',
    audio: 'Blob',
    video: 'Blob',
    text: 'string',
    audioStreamEnd: 'boolean',
    activityStart: 'ActivityStart',
    activityEnd: 'ActivityEnd',
  },
  ActivityStart: {},
  ActivityEnd: {},
  BidiGenerateContentToolResponse: { functionResponses: 'FunctionResponse[]' },
} as const satisfies Messages
