import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { toWav } from '../../../adapters/gemini/media/wav.ts'
import type { Locale } from '../../../i18n/index.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { hangs, refuses, says, withholds, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'

type Ask = MediaDevices['getUserMedia']

/** A silent microphone. */
const hears: Ask = async () => new AudioContext().createMediaStreamDestination().stream
const denies =
  (name: string): Ask =>
  async () => {
    throw new DOMException('refused', name)
  }
const waits: Ask = () => new Promise(() => {})

/** Transcribes a recording or an audio file. */
export default {
  title: 'Screens/Studio/Audio transcription',
  parameters: {
    spec: ['§2 Audio transcription', '§4 Audio transcription', '§7 Audio transcription', '§8 AI Studio'],
  },
  beforeEach: ({ parameters: { microphone = hears } }) => {
    const { mediaDevices } = navigator
    Object.defineProperty(mediaDevices, 'getUserMedia', { configurable: true, value: microphone as Ask })
    return () => void Reflect.deleteProperty(mediaDevices, 'getUserMedia')
  },
} satisfies Meta

const path = 'ai-studio/audio-transcription'
const until = 'main input[type=file]'

const words: Readonly<Record<Locale, string>> = {
  en: 'Good evening, and welcome to the square. Find a seat: the first game begins in a minute.\nWhoever comes late may stand at the wall, where the lanterns hang.',
  ar: 'مساء الخير، وأهلًا بكم في الساحة. خذوا أماكنكم، فاللعبة الأولى تبدأ بعد دقيقة.\nومن يصل متأخرًا فله أن يقف عند الجدار حيث تُعلَّق الفوانيس.',
}

/** Twelve seconds of a tone that rises and falls like speech. */
const talk = () =>
  new File(
    [
      toWav(
        new Uint8Array(
          Int16Array.from(
            { length: 96_000 },
            (_, at) => 12_000 * Math.sin(at / 9) * Math.abs(Math.sin(at / 2600)) ** 2,
          ).buffer,
        ),
        8000,
      ),
    ],
    'the talk of Monday ندوة.wav',
    { type: 'audio/wav' },
  )

const record = (selector: string, microphone: Ask = hears) => {
  const story = portalStory({
    path,
    until,
    act: async () => {
      await clickElement('main section [data-slot=button]')
      await findElement(selector)
    },
  })
  return { ...story, parameters: { ...story.parameters, microphone } }
}

const bring = (file: () => File, selector: string) => async () => {
  const input = await findElement(until)
  await userEvent.upload(input, file())
  await findElement(selector)
}
const opened = bring(talk, '#take')
const sent = (gemini: GeminiStub, selector: string) =>
  portalStory({
    path,
    until,
    gemini,
    act: async () => {
      await opened()
      await clickElement('[aria-labelledby=take] > div > [data-slot=button]:last-child')
      await findElement(selector)
    },
  })
const said: GeminiStub = (address) =>
  says(words[document.documentElement.lang === 'ar' ? 'ar' : 'en'])(address)
const error = 'main [data-slot=error-state]'

export const AudioSourcePicker = portalStory({ path, until })
export const Asking = record('[data-slot=status-line][data-state=busy]', waits)
export const Recording = record('main [data-slot=level-meter]')
export const Paused = portalStory({
  path,
  until,
  act: async () => {
    await clickElement('main section [data-slot=button]')
    await clickElement('main .tile > div:last-child > [data-slot=button]:nth-child(2):not(:disabled)')
    await findElement('[data-slot=status-line][data-state=idle]')
  },
})
export const Denied = record(error, denies('NotAllowedError'))
export const Missing = record(error, denies('NotFoundError'))
export const Busy = record(error, denies('NotReadableError'))
export const NotTaken = portalStory({
  path,
  until,
  act: bring(() => new File(['no sound'], 'talk.mp3', { type: 'audio/mpeg' }), 'main [data-slot=banner]'),
})
export const Opened = portalStory({ path, until, act: opened })
export const Transcribing = sent(hangs, '[data-slot=status-line][data-state=busy]')
export const Transcribed = sent(said, '#transcript')
export const WithTimes = portalStory({
  path,
  until,
  gemini: said,
  act: async () => {
    await opened()
    await clickElement('[aria-labelledby=take] > div > [data-slot=button]:last-child')
    await clickElement('[aria-labelledby=transcript] input[value=timed]')
    await findElement('[aria-labelledby=transcript] li')
  },
})
export const CutOff = sent(says(words.en, 'MAX_TOKENS'), '[aria-labelledby=transcript] [data-slot=banner]')
export const NoSpeech = sent(says(''), error)
export const Withheld = sent(withholds({ finishReason: 'SAFETY' }), error)
export const Failed = sent(refuses(503), error)
export const Limited = sent(refuses(429), error)
