import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '../../../i18n/index.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { refuses, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'
import { answersSearch } from './testing/search-fixtures.ts'

/** Answers a question from the web or from maps, with its sources. */
export default {
  title: 'Screens/Studio/Smart search',
  parameters: { spec: ['§2 Smart search', '§4 Smart search mode', '§7 Smart search', '§8 AI Studio'] },
} satisfies Meta

const path = 'ai-studio/smart-search'
const until = 'main form fieldset'

const queries = {
  web: { en: 'How did chess come to Europe?', ar: 'كيف وصل الشطرنج إلى أوروبا؟' },
  maps: { en: 'A quiet café with board games', ar: 'مقهى هادئ فيه ألعاب طاولة' },
} as const

type Mode = keyof typeof queries
const keeps = (mode: Mode) => (locale: Locale) => ({
  'saha.draft.smart-search': { query: queries[mode][locale], mode },
})

const shows = (selector: string) => async () => {
  await clickElement('main form > [data-slot=button]')
  await findElement(selector)
}

const asked = (mode: Mode, gemini: GeminiStub, selector: string) =>
  portalStory({ path, sessionStored: keeps(mode), gemini, until, act: shows(selector) })

type Where = Geolocation['getCurrentPosition']

/** Adds a fake geolocation to a story. */
const where = (getCurrentPosition: Where, story: StoryObj): StoryObj => ({
  ...story,
  beforeEach: [
    story.beforeEach ?? [],
    () => {
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
        configurable: true,
        value: getCurrentPosition,
      })
      return () => void Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition')
    },
  ].flat(),
})

const found: Where = (tell) =>
  tell({ coords: { latitude: 24.7136, longitude: 46.6753 } } as GeolocationPosition)
const refused: Where = (_, tell) => tell?.({ code: 1 } as GeolocationPositionError)
const neverAnswers: Where = () => {}

const slowly: GeminiStub = () => new Response(new ReadableStream())
const busy = '[data-slot=status-line][data-state=busy]'
const answer = '#answer'
const failure = 'main [data-slot=error-state]'

export const Empty = portalStory({ path, until })
export const EmptyMaps = portalStory({
  path,
  until,
  sessionStored: () => ({ 'saha.draft.smart-search': { query: '', mode: 'maps' } }),
})
export const Searching = asked('web', slowly, busy)
export const Answered = asked('web', answersSearch(), answer)
export const WithoutSources = asked('web', answersSearch({ grounded: false }), answer)
export const CutOff = asked('web', answersSearch({ finishReason: 'MAX_TOKENS' }), answer)
export const Failed = asked('web', refuses(503), failure)
export const Limited = asked('web', refuses(429), failure)
/** The browser asks for permission. */
export const Locating = where(neverAnswers, asked('maps', slowly, busy))
export const Located = where(found, asked('maps', slowly, busy))
export const AnsweredOnMaps = where(found, asked('maps', answersSearch({ mode: 'maps' }), answer))
export const LocationRefused = where(refused, asked('maps', slowly, 'main [data-slot=banner]'))
export const AnsweredWithoutLocation = where(refused, asked('maps', answersSearch({ mode: 'maps' }), answer))
