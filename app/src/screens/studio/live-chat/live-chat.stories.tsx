import type { Meta } from '@storybook/react-vite'
import type { Locale } from '../../../i18n/index.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { hangs, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'
import { stubVoice, talk, type SessionScript, type VoiceStub } from '../../../testing/voice.ts'

const path = 'ai-studio/live-chat'
const connectButton = 'main section button[data-size=large]'

const turns = [
  ['What is a zellige?', 'A glazed tile, cut by hand. Thousands of them make one star.'],
  ['ومن أين جاء الاسم؟', 'من الزليج، وهو في العربية البلاط الصقيل. اشتهرت به مدن المغرب والأندلس.'],
] as const

/** Holds a voice conversation with a model, with captions of both sides. */
export default {
  title: 'Screens/Studio/Live chat',
  parameters: { spec: ['§2 Live chat', '§4 Live chat status', '§7 Live chat', '§8 AI Studio'] },
  beforeEach: ({ parameters: { voice = { sessions: [] } } }) => stubVoice(voice as VoiceStub),
} satisfies Meta

const token: GeminiStub = () =>
  Response.json({ name: 'a story', apiVersion: 'v1alpha', baseUrl: location.origin })
const busy: GeminiStub = () =>
  Response.json(
    {
      error: {
        code: 429,
        message: 'Refused',
        status: 'RESOURCE_EXHAUSTED',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' }],
      },
    },
    { status: 429 },
  )

interface Case extends Partial<VoiceStub> {
  gemini?: GeminiStub
  /** Selector of the finished screen. */
  until: string
  sessionStored?: (locale: Locale) => Record<string, unknown>
  act?: (canvas: HTMLElement) => Promise<void>
}

/** The screen after "Connect" is clicked. */
const called = ({ gemini = token, until, sessionStored, act, ...voice }: Case) => {
  const story = portalStory({
    path,
    gemini,
    until: connectButton,
    ...(sessionStored ? { sessionStored } : {}),
    act: async (canvas) => {
      await clickElement(connectButton)
      await act?.(canvas)
      await findElement(until)
    },
  })
  return { ...story, parameters: { ...story.parameters, voice: { sessions: [], ...voice } } }
}

const state = (name: string) => `main p[data-state=${name}]`
/** Also waits for a level, which arrives a moment later. */
const loud = (name: string) => `main:has(p[data-state=${name}]) meter:not([value='0'])`
const goes: SessionScript = { says: talk(...turns) }
const listens: SessionScript = {
  says: [...talk(...turns), { serverContent: { interrupted: true, turnComplete: true } }],
}
const mute = '[aria-keyshortcuts=M]'

export const Disconnected = portalStory({ path, until: connectButton })
export const Asking = called({ microphone: 'asks', until: state('asking') })
export const Connecting = called({ gemini: hangs, until: state('connecting') })
export const Listening = called({ sessions: [{ says: talk() }], level: 0.6, until: loud('listening') })
export const Answering = called({ sessions: [goes], until: loud('answering') })
/** The state passes quickly, but the caption keeps the mark. */
export const Interrupted = called({ sessions: [listens], until: 'main [data-slot=chat-message-body] p + p' })
export const Muted = called({
  sessions: [{ says: talk() }],
  until: state('muted'),
  act: () => clickElement(mute),
})
/** The user speaks while muted. */
export const Unheard = called({
  sessions: [{ says: talk() }],
  level: 0.7,
  until: 'main p.text-danger',
  act: () => clickElement(mute),
})
/** The browser blocks sound until a user gesture. */
export const SoundHeldBack = called({
  sessions: [goes],
  blocksAutoplay: true,
  until: 'main output:not(:empty).type-small',
})
/** One session breaks, and the next is slow to connect. */
export const Renewing = called({
  sessions: [{ ...listens, code: 1011 }, { says: [] }],
  until: state('listening'),
})
export const Renewed = called({
  sessions: [{ ...listens, code: 1011 }, { says: talk() }],
  until: 'main output:not(:empty).type-small',
})
export const Ended = called({
  sessions: [{ ...listens, code: 1000 }],
  until: 'main output:not(:empty).type-small',
})
export const MicrophoneDenied = called({ microphone: 'NotAllowedError', until: state('error') })
export const MicrophoneMissing = called({ microphone: 'NotFoundError', until: state('error') })
export const MicrophoneBusy = called({ microphone: 'NotReadableError', until: state('error') })
export const Limited = called({ gemini: busy, until: state('error') })
export const Refused = called({ sessions: [{ says: [], code: 1008 }], until: state('error') })
export const BrokenOff = called({ sessions: [{ ...listens, code: 1007 }], until: state('error') })
export const Draft = portalStory({
  path,
  sessionStored: (locale) => ({
    'saha.draft.live-chat': {
      text: locale === 'ar' ? 'ما أصل كلمة الساحة؟' : 'Where does the word saha come from?',
      voice: 'Sulafat',
      microphone: '',
      speaker: '',
    },
  }),
  until: connectButton,
})
