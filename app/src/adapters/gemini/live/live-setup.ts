import type { SessionInput } from '@saha/machines/live-chat'

/** First message of a conversation, as the service and the gateway read it. */
export interface LiveSetup {
  readonly model: string
  readonly generationConfig: {
    readonly responseModalities: readonly ['AUDIO']
    readonly speechConfig: {
      readonly voiceConfig: { readonly prebuiltVoiceConfig: { readonly voiceName: string } }
      readonly languageCode?: string
    }
  }
  readonly sessionResumption: { readonly handle?: string }
  readonly inputAudioTranscription: object
  readonly outputAudioTranscription: object
  readonly contextWindowCompression: { readonly slidingWindow: object }
}

/**
 * Creates the setup of a spoken conversation on a native-audio model: spoken answers, captions of both sides,
 * resumption, and compression, without which the service ends a session after 15 minutes.
 *
 * @param voice default for users who have not chosen one
 */
export function createLiveSetup(model: string, voice: string, { settings, handle }: SessionInput): LiveSetup {
  return {
    model: `models/${model}`,
    generationConfig: {
      responseModalities: ['AUDIO'],
      speechConfig: {
        voiceConfig: { prebuiltVoiceConfig: { voiceName: settings.voice ?? voice } },
        ...(settings.language === undefined ? {} : { languageCode: settings.language }),
      },
    },
    sessionResumption: handle === null ? {} : { handle },
    inputAudioTranscription: {},
    outputAudioTranscription: {},
    contextWindowCompression: { slidingWindow: {} },
  }
}
