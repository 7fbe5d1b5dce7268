import type { Meta } from '@storybook/react-vite'
import type { Backend } from '../../../adapters/appwrite/testing/backend.ts'
import type { Locale } from '../../../i18n/index.ts'
import { submitAndFind } from '../../../testing/find-element.ts'
import { hangs, refuses, says, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'
import { reader } from '../../../testing/reader.ts'
import { draft, hostile } from './testing/draft-fixtures.ts'

/** Drafts a blog post in both languages for editors. */
export default {
  title: 'Screens/Studio/Content generator',
  parameters: {
    spec: ['§2 Content generator', '§6 Admin content generator', '§7 Content generator', '§8 AI Studio'],
  },
} satisfies Meta

const path = 'admin/content-generator'
const adminLabel = 'editor'

const topics: Readonly<Record<Locale, string>> = {
  en: 'Where backgammon comes from, and why people still love it',
  ar: 'من أين جاءت لعبة الطاولة، ولماذا ما زال الناس يحبونها',
}
const sessionStored = (locale: Locale) => ({ 'saha.draft.content-generator': topics[locale] })

const asked = (gemini: GeminiStub, selector: string) =>
  portalStory({ path, sessionStored, gemini, until: 'main textarea', act: submitAndFind(selector) })

/** Checks that the generator is not rendered. */
const closed = (canvas: HTMLElement) => {
  if (canvas.querySelector('main textarea')) throw new Error('The generator is shown.')
  return Promise.resolve()
}

export const Empty = portalStory({ path, until: 'main textarea' })
export const TopicForm = portalStory({ path, sessionStored, until: 'main textarea' })
export const Generating = asked(hangs, '[data-slot=status-line][data-state=busy]')
export const Written = asked(says(JSON.stringify(draft)), '#draft')
export const CutOff = asked(says(JSON.stringify(draft), 'MAX_TOKENS'), '#draft')
export const Hostile = asked(says(JSON.stringify(hostile)), '#draft')
export const NoDraft = asked(says('Here is your draft:'), 'main [data-slot=error-state]')
export const Failed = asked(refuses(503), 'main [data-slot=error-state]')
export const Limited = asked(refuses(429), 'main [data-slot=error-state]')

export const Asking = portalStory({
  path,
  adminLabel,
  unknown: true,
  prepare: (backend: Backend) => backend.wrong.set('get account', 'slow'),
  until: 'main [data-slot=spinner]',
  act: closed,
})
export const Guest = portalStory({ path, adminLabel, until: 'main [href$="/login"]', act: closed })
export const NoEditor = portalStory({
  path,
  adminLabel,
  signedIn: true,
  prepare: (backend: Backend) => backend.labels.set(reader.id, ['staff']),
  until: 'main [data-slot=empty-state]',
  act: closed,
})
export const Editor = portalStory({
  path,
  adminLabel,
  signedIn: true,
  sessionStored,
  prepare: (backend: Backend) => backend.labels.set(reader.id, ['staff', adminLabel]),
  gemini: says(JSON.stringify(draft)),
  until: 'main textarea',
  act: submitAndFind('#draft'),
})
/** The gateway rejects the token. */
export const NotRecognized = portalStory({
  path,
  adminLabel,
  signedIn: true,
  sessionStored,
  prepare: (backend: Backend) => backend.labels.set(reader.id, [adminLabel]),
  gemini: refuses(401),
  until: 'main textarea',
  act: submitAndFind('main [data-slot=error-state]'),
})
/** The session has expired. */
export const Ended = portalStory({
  path,
  adminLabel,
  signedIn: true,
  sessionStored,
  prepare: (backend: Backend) => {
    backend.labels.set(reader.id, [adminLabel])
    backend.wrong.set('create token', '401')
  },
  until: 'main textarea',
  act: submitAndFind('main [href$="/login"]'),
})
