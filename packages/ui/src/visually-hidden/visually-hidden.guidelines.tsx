import { Badge } from '../badge/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Language = 'en' | 'ar'

/** A badge with a hidden unit, and the words that a screen reader says. */
const Counted = ({ language, number, unit }: { language: Language; number: string; unit: string }) => (
  <div className="grid justify-items-start gap-2">
    <Badge>
      {number}
      <VisuallyHidden>{unit}</VisuallyHidden>
    </Badge>
    <Text size="small" tone="muted">
      {{ en: `Announced: “${number}${unit}”`, ar: `يُقرأ: «${number}${unit}»` }[language]}
    </Text>
  </div>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Begin with a space.', ar: 'ابدأ بمسافة.' },
      sample: (language) => (
        <Counted language={language} number="12" unit={{ en: ' games', ar: ' لعبة' }[language]} />
      ),
    },
    dont: {
      rule: {
        en: 'Do not let the words run into the visible text.',
        ar: 'لا تلصق الكلمات بالنص الظاهر.',
      },
      sample: (language) => (
        <Counted language={language} number="12" unit={{ en: 'games', ar: 'لعبة' }[language]} />
      ),
    },
  },
  {
    do: {
      rule: { en: 'Let the noun agree with the number.', ar: 'طابق المعدود بعدده: 3 ألعاب، و12 لعبة.' },
      sample: (language) => (
        <Counted
          language={language}
          number={{ en: '1', ar: '3' }[language]}
          unit={{ en: ' game', ar: ' ألعاب' }[language]}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not use one form for all numbers.', ar: 'لا تكتب صيغة واحدة لكل الأعداد.' },
      sample: (language) => (
        <Counted
          language={language}
          number={{ en: '1', ar: '3' }[language]}
          unit={{ en: ' games', ar: ' لعبة' }[language]}
        />
      ),
    },
  },
]
