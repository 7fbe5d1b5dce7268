import type { Enums, Messages } from './field-types.ts'

/** Messages of content: turns, their parts and media. */
export const contentMessages = {
  Content: { parts: 'Part[]', role: 'string' },
  Part: {
    codeExecutionResult: 'CodeExecutionResult',
    executableCode: 'ExecutableCode',
    fileData: 'FileData',
    functionCall: 'FunctionCall',
    functionResponse: 'FunctionResponse',
    inlineData: 'Blob',
    mediaProcessing: 'MediaProcessing',
    mediaResolution: 'V1mainMediaResolution',
    partMetadata: 'json{}',
    speechMetadata: 'SpeechMetadata',
    text: 'string',
    thought: 'boolean',
    thoughtSignature: 'bytes',
    toolCall: 'ToolCall',
    toolResponse: 'ToolResponse',
    videoMetadata: 'VideoMetadata',
  },
  SpeechMetadata: { speaker: 'string', style: 'string' },
  Blob: { data: 'bytes', mimeType: 'string' },
  FileData: { fileUri: 'string', mimeType: 'string' },
  VideoMetadata: { endOffset: 'duration', fps: 'number', startOffset: 'duration' },
  V1mainMediaResolution: { level: 'PartMediaResolution' },
  FunctionCall: { args: 'json{}', id: 'string', name: 'string' },
  FunctionResponse: {
    id: 'string',
    name: 'string',
    parts: 'FunctionResponsePart[]',
    response: 'json{}',
    scheduling: 'FunctionScheduling',
    willContinue: 'boolean',
  },
  FunctionResponsePart: { inlineData: 'FunctionResponseBlob' },
  FunctionResponseBlob: { data: 'bytes', mimeType: 'string' },
  ExecutableCode: { code: 'string', id: 'string', language: 'CodeLanguage' },
  CodeExecutionResult: { id: 'string', outcome: 'CodeOutcome', output: 'string' },
  ToolCall: { args: 'json{}', id: 'string', toolName: 'string', toolType: 'ToolType' },
  ToolResponse: { id: 'string', response: 'json{}', toolType: 'ToolType' },
} as const satisfies Messages

/** Enums of {@link contentMessages}. */
export const contentEnums = {
  MediaProcessing: ['MEDIA_PROCESSING_UNSPECIFIED', 'STATIC', 'AGENTIC'],
  PartMediaResolution: [
    'MEDIA_RESOLUTION_UNSPECIFIED',
    'MEDIA_RESOLUTION_LOW',
    'MEDIA_RESOLUTION_MEDIUM',
    'MEDIA_RESOLUTION_HIGH',
    'MEDIA_RESOLUTION_ULTRA_HIGH',
  ],
  FunctionScheduling: ['SCHEDULING_UNSPECIFIED', 'SILENT', 'WHEN_IDLE', 'INTERRUPT'],
  CodeLanguage: ['LANGUAGE_UNSPECIFIED', 'PYTHON'],
  CodeOutcome: ['OUTCOME_UNSPECIFIED', 'OUTCOME_OK', 'OUTCOME_FAILED', 'OUTCOME_DEADLINE_EXCEEDED'],
  ToolType: [
    'TOOL_TYPE_UNSPECIFIED',
    'GOOGLE_SEARCH_WEB',
    'GOOGLE_SEARCH_IMAGE',
    'URL_CONTEXT',
    'GOOGLE_MAPS',
    'FILE_SEARCH',
  ],
} as const satisfies Enums
