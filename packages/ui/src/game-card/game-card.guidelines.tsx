import type { Guideline } from '../testing/component-docs.ts'
import { posters } from '../testing/posters.ts'
import { GameCard, type GameCardProps } from './game-card.tsx'

const foreignTitles = {
  en: { title: 'سباق النيون (الجزء 2)!', titleLang: 'ar' },
  ar: { title: 'Neon Drift (Part 2)!', titleLang: 'en' },
}

const Sample = ({ language, ...props }: Partial<GameCardProps> & { language: 'en' | 'ar' }) => (
  <div className="w-full max-w-60">
    <GameCard
      href="#game"
      headingLevel={4}
      hue="racing"
      image={posters.car}
      title={{ en: 'Neon Drift', ar: 'سباق النيون' }[language]}
      category={{ en: 'Racing', ar: 'سباقات' }[language]}
      {...props}
    />
  </div>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Write a badge of one word.', ar: 'اكتفِ في الشارة بكلمة واحدة.' },
      sample: (language) => <Sample language={language} badge={{ en: 'New', ar: 'جديد' }[language]} />,
    },
    dont: {
      rule: { en: 'Do not turn the badge into an advertisement.', ar: 'لا تحوّل الشارة إلى إعلان.' },
      sample: (language) => (
        <Sample
          language={language}
          badge={{ en: 'Brand new, only this week!', ar: 'جديدة، لهذا الأسبوع فقط!' }[language]}
        />
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Tag a title in another language with titleLang.',
        ar: 'حدّد لغة العنوان الأجنبي بالخاصية titleLang.',
      },
      sample: (language) => <Sample language={language} {...foreignTitles[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not let its punctuation jump to the wrong side.',
        ar: 'لا تترك علامات الترقيم تقفز إلى الجهة الخطأ.',
      },
      sample: (language) => <Sample language={language} title={foreignTitles[language].title} />,
    },
  },
]
