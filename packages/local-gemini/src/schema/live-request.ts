import type { Content, GenerationConfig } from './generate-request.ts'

/** Setup of a session, its first message. */
export interface LiveSetup {
  readonly model?: string
  readonly generationConfig?: GenerationConfig
  readonly systemInstruction?: Content
  readonly inputAudioTranscription?: object
  readonly outputAudioTranscription?: object
  readonly sessionResumption?: { readonly handle?: string }
  readonly realtimeInputConfig?: {
    readonly automaticActivityDetection?: { readonly disabled?: boolean; readonly silenceDurationMs?: number }
    readonly activityHandling?: string
  }
}

/** Client message after the setup. */
export interface LiveInput {
  readonly setup?: LiveSetup
  readonly clientContent?: { readonly turns?: readonly Content[]; readonly turnComplete?: boolean }
  readonly realtimeInput?: {
    readonly audio?: { readonly data?: string; readonly mimeType?: string }
    readonly mediaChunks?: readonly { readonly data?: string; readonly mimeType?: string }[]
    readonly text?: string
    readonly audioStreamEnd?: boolean
    readonly activityStart?: object
    readonly activityEnd?: object
  }
}

/** Request for an ephemeral token. */
export interface TokenRequest {
  readonly uses?: number
  readonly expireTime?: string
  readonly newSessionExpireTime?: string
  readonly fieldMask?: string
  readonly bidiGenerateContentSetup?: LiveSetup
}
