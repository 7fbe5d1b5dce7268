import { Secret } from '@saha/machines/auth'
import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { geminiSettings } from '../../../adapters/gemini/client/config.ts'
import { clearKey, storeKey } from '../../../adapters/gemini/client/user-api-key.ts'
import type { Locale } from '../../../i18n/index.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { filmed, films, hangs, moment, refuses, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'
import { createImageFile } from '../shared/images/testing/image-fixtures.ts'

/** State of the fake user. */
interface Visitor {
  /** A key is selected. @default true */
  hasKey?: boolean
  /** The portal has a key dialog. @default true */
  keyDialog?: boolean
}

const configure = (keyDialog: boolean) => void Object.assign(geminiSettings, { keyDialog })

/** Generates a video from a prompt or an image, with the user’s own key. */
export default {
  title: 'Screens/Studio/Video generation',
  parameters: {
    spec: [
      '§2 Video generation',
      '§4 Video generation',
      '§5 Video generation',
      '§7 Video generation',
      '§8 AI Studio',
    ],
  },
  beforeEach: ({ parameters }) => {
    const { hasKey = true, keyDialog = true } = parameters as Visitor
    if (hasKey) storeKey(new Secret('a-key-for-stories'))
    configure(keyDialog)
    return async () => {
      configure(true)
      await clearKey(undefined, new AbortController().signal)
    }
  },
} satisfies Meta

const path = 'ai-studio/video-generation'

const prompts: Readonly<Record<Locale, string>> = {
  en: 'Lanterns rise over a quiet courtyard at dusk',
  ar: 'فوانيس ترتفع فوق فناء هادئ عند الغروب',
}
const draft = (locale: Locale, ratio = '16:9') => ({
  'saha.draft.video-generation': { prompt: prompts[locale], ratio },
})
const job = (locale: Locale, since: number) => ({
  ...draft(locale),
  'saha.video-job': { operation: 'interactions/v1', prompt: prompts[locale], ratio: '16:9', since },
})

const generate = 'form:has(textarea) > [data-slot=button]'
const forget = 'main [data-slot=button][data-size=small]'
const select = 'main [data-slot=empty-state] [data-slot=button]'

const story = (visitor: Visitor, screen: Parameters<typeof portalStory>[0]) => {
  const made = portalStory(screen)
  return { ...made, parameters: { ...made.parameters, ...visitor } }
}

const atNotice = (visitor: Visitor = {}, act?: () => Promise<void>) =>
  story({ hasKey: false, ...visitor }, { path, until: select, ...(act ? { act } : {}) })
const atForm = (act?: () => Promise<void>) =>
  story({}, { path, until: 'main textarea', ...(act ? { act } : {}) })
const ordered = (gemini: GeminiStub, selector: string, ratio?: string) =>
  story(
    {},
    {
      path,
      gemini,
      sessionStored: (locale) => draft(locale, ratio),
      until: 'main textarea',
      act: async () => {
        await clickElement(generate)
        await findElement(selector)
      },
    },
  )
const busy = '[data-slot=status-line][data-state=busy]'
const failed = 'main [data-slot=error-state]'

export const KeyRequired = atNotice()
export const KeyDialog = atNotice({}, async () => {
  await clickElement(select)
  await findElement('[role=dialog] input')
})
export const NotAKey = atNotice({}, async () => {
  await clickElement(select)
  await userEvent.type(await findElement('[role=dialog] input'), 'no/key{Enter}')
  await findElement('[role=dialog] [data-slot=field-error]')
})
/** Neither the host nor the portal can select a key. */
export const NoPicker = atNotice({ keyDialog: false }, async () => {
  await clickElement(select)
  await findElement('main [data-slot=banner]')
})
export const KeyRefused = ordered(refuses(401), 'main [data-slot=banner]')
export const KeyForgotten = atForm(async () => {
  await clickElement(forget)
  await findElement(select)
})
/** A job from before a reload waits for its key. */
export const KeyForTheJob = story(
  { hasKey: false },
  { path, sessionStored: (locale) => job(locale, Date.now()), until: select },
)

export const Empty = atForm()
export const NothingGiven = atForm(async () => {
  await clickElement(generate)
  await findElement('main [data-slot=field-error]')
})
export const WithPicture = atForm(async () => {
  const input = await findElement('main input[type=file]')
  await userEvent.upload(input, await createImageFile(640, 480, { name: 'courtyard.jpg' }))
  await findElement('form [data-slot=image][data-state=loaded]')
})
export const NoPicture = atForm(async () => {
  const input = await findElement('main input[type=file]')
  await userEvent.upload(input, new File(['no picture'], 'cat.png', { type: 'image/png' }))
  await findElement('form [data-slot=banner]')
})

export const Initializing = ordered(hangs, busy)
export const Processing = ordered(films('in_progress'), busy)
/** Resumed after a reload, with an immediate check. */
export const ProcessingState = story(
  {},
  {
    path,
    gemini: films('in_progress'),
    sessionStored: (locale) => job(locale, Date.now() - 95_000),
    until: busy,
  },
)
export const ForgettingWhileBusy = story(
  {},
  {
    path,
    gemini: hangs,
    sessionStored: (locale) => job(locale, Date.now()),
    until: busy,
    act: async () => {
      await clickElement(forget)
      await findElement('main [data-slot=banner]')
    },
  },
)
export const Stale = story(
  {},
  {
    path,
    sessionStored: (locale) => job(locale, Date.UTC(2026, 10, 20, 9, 30)),
    until: 'main [data-slot=banner]',
  },
)

export const Completed = ordered(filmed(moment(640, 360)), 'figure video')
export const Portrait = ordered(filmed(moment(360, 640)), 'figure video', '9:16')

export const Failed = ordered(refuses(503), failed)
export const Limited = ordered(refuses(429), failed)
export const NotFinished = ordered(films('failed'), failed)
export const NoUri = ordered(films('completed'), failed)
/** The video exists but was not downloaded: it is resumed, not generated again. */
export const NotFetched = ordered(filmed(refuses(503)), failed)
