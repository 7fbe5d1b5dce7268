import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import type { Locale } from '../../../i18n/index.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { hangs, refuses, streams, withholds, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'
import { createVideoFile } from './testing/video-fixtures.ts'
import { fakeFileService, fakeUpload } from './testing/fake-upload.ts'

/** Answers questions about an uploaded video. */
export default {
  title: 'Screens/Studio/Video analyzer',
  parameters: { spec: ['§2 Video analyzer', '§5 Video analyzer', '§7 Video analyzer', '§8 AI Studio'] },
  beforeEach: ({ parameters: { share = 1, state = 'ACTIVE' } }) =>
    fakeUpload(share as number, state as string),
} satisfies Meta

const path = 'ai-studio/video-analyzer'
const until = 'main input[type=file]'

const questions: Readonly<Record<Locale, string>> = {
  en: 'What happens, moment by moment?',
  ar: 'ماذا يحدث لحظة بلحظة؟',
}
const sessionStored = (locale: Locale) => ({ 'saha.draft.video-analyzer': questions[locale] })

const opening = { text: 'A courtyard at dusk, seen in one slow move of the camera.\n\n' } as const
const rest = {
  text: '- **0:00–0:02** The wall on the left, still in the sun.\n- 0:03 The fountain comes into view; see `0:03`.\n- 0:05: the first lantern. Nothing is seen after 0:42.\n\nفي 0:01 يظهر القوس، وبين 0:02 و0:04 تعبر الكاميرا الفناء، ثم تقف عند 0:06.\n',
} as const

const submit = () => clickElement('form:has(textarea) [data-slot=button]:not([disabled])')

const chosen = (file: () => Promise<File> | File, selector: string) => async () => {
  const input = await findElement(until)
  await userEvent.upload(input, await file(), { applyAccept: false })
  await findElement(selector)
}
const opened = chosen(() => createVideoFile(), 'main video')
const choosing = (file: () => Promise<File> | File, selector: string) =>
  portalStory({ path, until, act: chosen(file, selector) })

const asked = (
  gemini: GeminiStub,
  selector: string,
  { share = 1, state = 'ACTIVE' }: { share?: number; state?: 'ACTIVE' | 'PROCESSING' } = {},
  then?: () => Promise<void>,
) => {
  const story = portalStory({
    path,
    sessionStored,
    until,
    gemini: fakeFileService(state, gemini),
    act: async () => {
      await opened()
      await submit()
      await findElement(selector)
      await then?.()
    },
  })
  return { ...story, parameters: { ...story.parameters, share, state } }
}

const fileOf = (bytes: number, name: string, type = 'video/mp4') =>
  new File([new Uint8Array(bytes)], name, { type })
const busy = '[data-slot=status-line][data-state=busy]'
const answered = 'main article [data-slot=copy-button]'
const whole = streams([opening, rest], 'STOP')

export const Empty = portalStory({ path, until })
export const Draft = portalStory({ path, sessionStored, until })
export const NoVideo = choosing(() => fileOf(9, 'cat.png', 'image/png'), 'main [data-slot=banner]')
export const TooLarge = choosing(
  () => fileOf(20 * 1024 * 1024 + 1, `${'رحلة'.repeat(40)}\u202E4pm.mp4`),
  'main [data-slot=banner]',
)
export const NothingInIt = choosing(() => fileOf(0, 'trip.mov'), 'main [data-slot=banner]')
export const Opened = portalStory({ path, until, act: opened })
/** A damaged or unsupported video can still be sent. */
export const NotPlayable = choosing(() => fileOf(64, 'camera.mkv', ''), 'main [data-slot=banner]')
export const Uploading = asked(hangs, '[data-slot=progress][data-state=loading]', { share: 0.4 })
export const Processing = asked(hangs, `${busy} ~ div [data-slot=progress][data-state=indeterminate]`, {
  state: 'PROCESSING',
})
export const Writing = asked(streams([opening]), 'main article[aria-busy=true]')
export const Answered = asked(whole, answered)
export const CutOff = asked(streams([opening], 'MAX_TOKENS'), answered)
/** The partial answer is kept. */
export const Stopped = asked(streams([opening]), 'main article[aria-busy=true]', {}, async () => {
  await submit()
  await findElement(answered)
})
/** Timestamps about another video are not links. */
export const OfAnotherVideo = asked(whole, answered, {}, async () => {
  await chosen(() => createVideoFile('another.mp4'), 'main article > div > p:nth-child(2)')()
})
export const Failed = asked(refuses(503), 'main [data-slot=error-state]')
export const Limited = asked(refuses(429), 'main [data-slot=error-state]')
export const Refused = asked(withholds({ finishReason: 'SAFETY' }), 'main [data-slot=error-state]')
