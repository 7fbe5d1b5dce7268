import type { SessionInput } from '@saha/machines/live-chat'

/** What a conversation begins with, as the service and the gateway read it. */
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
 * A spoken conversation on a native-audio model: it answers aloud, both sides are captioned, it may be taken up
 * again, and outlasts the quarter of an hour after which the service would end one that is not compressed.
 *
 * @param voice of a visitor who has chosen none
 */
export function liveSetup(model: string, voice: string, { settings, handle }: SessionInput): LiveSetup {
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
