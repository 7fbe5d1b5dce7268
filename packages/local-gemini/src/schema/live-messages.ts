import type { Messages } from './field-types.ts'

/** What a client may say in a live session; Google publishes its description for the SDKs alone. */
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
