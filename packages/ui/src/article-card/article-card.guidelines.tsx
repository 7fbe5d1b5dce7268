import type { Guideline } from '../testing/component-docs.ts'
import { posters } from '../testing/posters.ts'
import { ArticleCard } from './article-card.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say in the title what the reader will learn.', ar: 'قل في العنوان ما سيعرفه القارئ.' },
      sample: (language) => (
        <ArticleCard
          href="#article"
          headingLevel={4}
          image={posters.zellige}
          title={
            { en: 'How to learn any puzzle game in five minutes', ar: 'كيف تتقن أي لعبة ألغاز في خمس دقائق' }[
              language
            ]
          }
          date={{ en: '5 March 2026', ar: '5 مارس 2026' }[language]}
          dateTime="2026-03-05"
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not lure with a riddle, and do not shorten the date to numbers.',
        ar: 'لا تستدرج القارئ بعنوان غامض، ولا تختصر التاريخ في أرقام.',
      },
      sample: (language) => (
        <ArticleCard
          href="#article"
          headingLevel={4}
          image={posters.zellige}
          title={{ en: 'You will not believe this trick!', ar: 'لن تصدّق هذه الحيلة!' }[language]}
          date="3/5/26"
          dateTime="2026-03-05"
        />
      ),
    },
  },
]
