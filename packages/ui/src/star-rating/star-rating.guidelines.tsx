import type { Guideline } from '../testing/component-docs.ts'
import { StarRating } from './star-rating.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Say beside it how many ratings it sums up.',
        ar: 'اذكر عدد التقييمات، فمتوسط تقييمين لا يدلّ على الكثير.',
      },
      sample: (language) => (
        <p className="flex flex-wrap items-center gap-3">
          <StarRating value={4.3} />
          {{ en: '128 ratings', ar: '128 تقييمًا' }[language]}
        </p>
      ),
    },
    dont: {
      rule: { en: 'Do not repeat the number in words.', ar: 'لا تكرّر الرقم بالكلمات.' },
      sample: (language) => (
        <p className="flex flex-wrap items-center gap-3">
          <StarRating value={4.3} />
          {{ en: 'Rating: 4.3 of 5 stars', ar: 'التقييم: 4.3 من 5 نجوم' }[language]}
        </p>
      ),
    },
  },
]
