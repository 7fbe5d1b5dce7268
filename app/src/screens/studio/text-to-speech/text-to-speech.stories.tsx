import type { Meta } from '@storybook/react-vite'
import type { Locale } from '../../../i18n/index.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { hangs, refuses, speaks, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'

/** Fake result of `play()`. */
type Playback = (audio: HTMLMediaElement) => void

/** Replaces playback, because stories have no sound. */
function standInPlayback(playback: Playback, paused: boolean): () => void {
  const { prototype } = HTMLMediaElement
  const own = Object.getOwnPropertyDescriptors(prototype)
  Object.defineProperty(prototype, 'paused', { configurable: true, get: () => paused })
  Object.defineProperty(prototype, 'play', {
    configurable: true,
    async value(this: HTMLMediaElement) {
      playback(this)
    },
  })
  return () => {
    Object.defineProperty(prototype, 'paused', own.paused)
    Object.defineProperty(prototype, 'play', own.play)
  }
}

const begins: Playback = (audio) => audio.dispatchEvent(new Event('playing'))
const ends: Playback = (audio) => {
  begins(audio)
  audio.dispatchEvent(new Event('ended'))
}
const fails =
  (name: string): Playback =>
  () => {
    throw new DOMException('', name)
  }

/** Reads a text aloud. */
export default {
  title: 'Screens/Studio/Text to speech',
  parameters: { spec: ['§2 Text to speech', '§7 Text to speech', '§8 AI Studio'] },
  beforeEach: ({ parameters: { playback = ends, paused = true } }) =>
    standInPlayback(playback as Playback, paused as boolean),
} satisfies Meta

const path = 'ai-studio/tts'

const texts: Readonly<Record<Locale, string>> = {
  en: 'Good evening, and welcome to the square. Find a seat: the first game begins in a minute.',
  ar: 'مساء الخير، وأهلًا بكم في الساحة. خذوا أماكنكم، فاللعبة الأولى تبدأ بعد دقيقة.',
}
const sessionStored = (locale: Locale) => ({ 'saha.draft.tts': { text: texts[locale], voice: 'Sulafat' } })

/** Five seconds of a tone that rises and falls like speech. */
const words = Int16Array.from(
  { length: 120_000 },
  (_, at) => 12_000 * Math.sin(at / 20) * Math.abs(Math.sin(at / 2600)) * (0.6 + 0.4 * Math.sin(at / 9100)),
)

const asked = (
  gemini: GeminiStub,
  selector: string,
  parameters: { playback?: Playback; paused?: boolean } = {},
) => {
  const story = portalStory({
    path,
    sessionStored,
    gemini,
    until: 'main textarea',
    act: async () => {
      // The first button previews the voice.
      await clickElement('form:has(textarea) div:has(> [data-slot=button]) + [data-slot=button]')
      await findElement(selector)
    },
  })
  return { ...story, parameters: { ...story.parameters, ...parameters } }
}
const speaking = speaks(words)

export const Empty = portalStory({ path, until: 'main textarea' })
export const Draft = portalStory({ path, sessionStored, until: 'main textarea' })
export const TooLong = portalStory({
  path,
  sessionStored: (locale) => ({ 'saha.draft.tts': { text: `${texts[locale]} `.repeat(220), voice: 'Kore' } }),
  until: 'main [data-slot=field-error]',
})
export const Generating = asked(hangs, '[data-slot=status-line][data-state=busy]')
export const Playing = asked(speaking, '#audio', { playback: begins, paused: false })
export const Paused = asked(speaking, '#audio', { playback: begins })
export const Ready = asked(speaking, '[data-slot=status-line][data-state=done]')
/** The browser blocks autoplay. */
export const PressFirst = asked(speaking, 'main [data-slot=banner]', { playback: fails('NotAllowedError') })
export const NotPlayed = asked(speaking, 'main [data-slot=banner]', { playback: fails('NotSupportedError') })
export const Failed = asked(refuses(503), 'main [data-slot=error-state]')
export const Limited = asked(refuses(429), 'main [data-slot=error-state]')
