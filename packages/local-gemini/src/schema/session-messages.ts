import type { Enums, Messages } from './field-types.ts'

/** Messages of live sessions, their tokens, and files. */
export const sessionMessages = {
  AuthToken: {
    bidiGenerateContentSetup: 'BidiGenerateContentSetup',
    expireTime: 'timestamp',
    fieldMask: 'fieldMask',
    name: 'string',
    newSessionExpireTime: 'timestamp',
    uses: 'int32',
  },
  BidiGenerateContentSetup: {
    contextWindowCompression: 'ContextWindowCompressionConfig',
    generationConfig: 'GenerationConfig',
    historyConfig: 'HistoryConfig',
    inputAudioTranscription: 'AudioTranscriptionConfig',
    model: 'string',
    outputAudioTranscription: 'AudioTranscriptionConfig',
    realtimeInputConfig: 'RealtimeInputConfig',
    sessionResumption: 'SessionResumptionConfig',
    systemInstruction: 'Content',
    tools: 'Tool[]',
  },
  HistoryConfig: { initialHistoryInClientContent: 'boolean' },
  ContextWindowCompressionConfig: { slidingWindow: 'SlidingWindow', triggerTokens: 'int64' },
  SlidingWindow: { targetTokens: 'int64' },
  SessionResumptionConfig: { handle: 'string' },
  RealtimeInputConfig: {
    activityHandling: 'ActivityHandling',
    automaticActivityDetection: 'AutomaticActivityDetection',
    turnCoverage: 'TurnCoverage',
  },
  AutomaticActivityDetection: {
    disabled: 'boolean',
    endOfSpeechSensitivity: 'EndOfSpeechSensitivity',
    prefixPaddingMs: 'int32',
    silenceDurationMs: 'int32',
    startOfSpeechSensitivity: 'StartOfSpeechSensitivity',
  },
  CreateFileRequest: { file: 'File' },
  File: {
    createTime: 'timestamp',
    displayName: 'string',
    downloadUri: 'string',
    error: 'json',
    expirationTime: 'timestamp',
    mimeType: 'string',
    name: 'string',
    sha256Hash: 'bytes',
    sizeBytes: 'int64',
    source: 'Source',
    state: 'State',
    updateTime: 'timestamp',
    uri: 'string',
    videoMetadata: 'VideoFileMetadata',
  },
  VideoFileMetadata: { videoDuration: 'duration' },
} as const satisfies Messages

/** Enums of {@link sessionMessages}. */
export const sessionEnums = {
  ActivityHandling: ['ACTIVITY_HANDLING_UNSPECIFIED', 'START_OF_ACTIVITY_INTERRUPTS', 'NO_INTERRUPTION'],
  TurnCoverage: [
    'TURN_COVERAGE_UNSPECIFIED',
    'TURN_INCLUDES_ONLY_ACTIVITY',
    'TURN_INCLUDES_ALL_INPUT',
    'TURN_INCLUDES_AUDIO_ACTIVITY_AND_ALL_VIDEO',
  ],
  EndOfSpeechSensitivity: ['END_SENSITIVITY_UNSPECIFIED', 'END_SENSITIVITY_HIGH', 'END_SENSITIVITY_LOW'],
  StartOfSpeechSensitivity: [
    'START_SENSITIVITY_UNSPECIFIED',
    'START_SENSITIVITY_HIGH',
    'START_SENSITIVITY_LOW',
  ],
  Source: ['SOURCE_UNSPECIFIED', 'UPLOADED', 'GENERATED', 'REGISTERED'],
  State: ['STATE_UNSPECIFIED', 'PROCESSING', 'ACTIVE', 'FAILED'],
} as const satisfies Enums
