import type { Guideline } from '../testing/component-docs.ts'

import { SearchIcon } from '../icons/search.tsx'
import { Suggestion, SuggestionList } from './index.ts'

const texts = {
  en: { label: 'Search games', drift: 'Neon Drift', night: 'Night Race', all: 'All results for “n”' },
  ar: { label: 'ابحث عن لعبة', drift: 'سباق النيون', night: 'سباق الليل', all: 'كل نتائج «سباق»' },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'End with a link to all results, and quote the typed text.',
        ar: 'اختم برابط إلى كل النتائج، وضع النص المكتوب بين «علامتي تنصيص».',
      },
      sample: (language) => {
        const { label, drift, night, all } = texts[language]
        return (
          <SuggestionList placement="inline" aria-label={label} className="w-full">
            <Suggestion href="#drift">{drift}</Suggestion>
            <Suggestion href="#night">{night}</Suggestion>
            <Suggestion href="#all" icon={SearchIcon}>
              {all}
            </Suggestion>
          </SuggestionList>
        )
      },
    },
    dont: {
      rule: {
        en: 'Do not end without a way to the other results.',
        ar: 'لا تُنهِ القائمة دون طريق إلى بقية النتائج.',
      },
      sample: (language) => {
        const { label, drift, night } = texts[language]
        return (
          <SuggestionList placement="inline" aria-label={label} className="w-full">
            <Suggestion href="#drift">{drift}</Suggestion>
            <Suggestion href="#night">{night}</Suggestion>
          </SuggestionList>
        )
      },
    },
  },
]
