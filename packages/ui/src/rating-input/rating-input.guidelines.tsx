import type { Guideline } from '../testing/component-docs.ts'
import { RatingInput } from './rating-input.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Ask without a wish.', ar: 'اسأل بحياد.' },
      sample: (language) => (
        <RatingInput
          label={{ en: 'Rate this game', ar: 'قيّم هذه اللعبة' }[language]}
          value={null}
          onValueChange={() => undefined}
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not ask for a certain answer, and choose none beforehand.',
        ar: 'لا تطلب تقييمًا بعينه، ولا تختره مسبقًا.',
      },
      sample: (language) => (
        <RatingInput
          label={{ en: 'Please give us 5 stars!', ar: 'امنحنا 5 نجوم من فضلك!' }[language]}
          value={5}
          onValueChange={() => undefined}
        />
      ),
    },
  },
]
