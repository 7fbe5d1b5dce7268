import type { Meta } from '@storybook/react-vite'
import type { Locale } from '../../../i18n/index.ts'
import { submitAndFind } from '../../../testing/find-element.ts'
import { refuses, streams, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'

/** Analyzes a hard question and shows the model’s thoughts on the way. */
export default {
  title: 'Screens/Studio/Complex query',
  parameters: { spec: ['§2 Complex query', '§7 Complex query', '§8 AI Studio'] },
} satisfies Meta

const path = 'ai-studio/complex-query'

const questions: Readonly<Record<Locale, string>> = {
  en: 'Compare renting and buying a home over ten years. What decides it?',
  ar: 'قارن بين استئجار بيت وشرائه على مدى عشر سنوات. ما الذي يحسم الأمر؟',
}
const sessionStored = (locale: Locale) => ({ 'saha.draft.complex-query': questions[locale] })

const thoughts = [
  { text: '**Naming what changes.** Rent rises, a loan does not.\n\n', thought: true },
  { text: '**ما الثابت؟** القسط ثابت، والإيجار يتغيّر مع السنين.\n\n', thought: true },
] as const
const answer = {
  text: '# What decides it\n\n1. How long you stay: below **five years** renting wins.\n2. What the deposit would earn elsewhere.\n\n# ما الذي يحسم الأمر\n\n- مدة السكن: دون **خمس سنوات** يفوز الإيجار.\n\n| Cost | Year 5 | Year 10 |\n| --- | ---: | ---: |\n| Rent | 60 | 132 |\n| Buy | 66 | 118 |\n',
}

const asked = (gemini: GeminiStub, selector: string) =>
  portalStory({ path, sessionStored, gemini, until: 'main textarea', act: submitAndFind(selector) })

export const Empty = portalStory({ path, until: 'main textarea' })
export const Draft = portalStory({ path, sessionStored, until: 'main textarea' })
/** No thoughts have arrived yet. */
export const Asked = asked(streams([]), '[data-slot=status-line][data-state=busy]')
export const Thinking = asked(streams(thoughts), 'main [aria-busy=true]')
export const Answered = asked(streams([...thoughts, answer], 'STOP'), '#answer')
export const CutOff = asked(streams([...thoughts, answer], 'MAX_TOKENS'), '#answer')
export const Failed = asked(refuses(503), 'main [data-slot=error-state]')
export const Limited = asked(refuses(429), 'main [data-slot=error-state]')
