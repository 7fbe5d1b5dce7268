import type { Guideline } from '../testing/component-docs.ts'

import { SearchBox } from './search-box.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what is searched.', ar: 'اذكر ما يُبحث عنه.' },
      sample: (language) => (
        <SearchBox label={{ en: 'Search games', ar: 'ابحث عن لعبة' }[language]} onSearch={() => undefined} />
      ),
    },
    dont: {
      rule: { en: 'Do not leave the subject open.', ar: 'لا تكتفِ بكلمة «بحث» فيبقى السؤال: عن ماذا؟' },
      sample: (language) => (
        <SearchBox label={{ en: 'Search…', ar: 'بحث…' }[language]} onSearch={() => undefined} />
      ),
    },
  },
]
