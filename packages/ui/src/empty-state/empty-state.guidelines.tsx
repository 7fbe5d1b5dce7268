import type { Guideline } from '../testing/component-docs.ts'
import { EmptyState } from './empty-state.tsx'

const shared = { level: 4, style: { inlineSize: '100%' } } as const

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what will be here, and how it gets here.', ar: 'قل ماذا سيظهر هنا، وكيف.' },
      sample: (language) => (
        <EmptyState {...shared} title={{ en: 'No favorites yet', ar: 'لا شيء في المفضلة بعد' }[language]}>
          {{ en: 'Press the heart of a game that you like.', ar: 'اضغط القلب في أي لعبة تعجبك.' }[language]}
        </EmptyState>
      ),
    },
    dont: {
      rule: { en: 'Do not say only that there is nothing.', ar: 'لا تكتفِ بالقول إن المكان خالٍ.' },
      sample: (language) => (
        <EmptyState {...shared} title={{ en: 'No data', ar: 'لا توجد بيانات' }[language]} />
      ),
    },
  },
  {
    do: {
      rule: { en: 'Suggest what to try.', ar: 'اقترح على القارئ ما يجرّبه.' },
      sample: (language) => (
        <EmptyState {...shared} title={{ en: 'No games found', ar: 'لم نجد أي لعبة' }[language]}>
          {{ en: 'Try a shorter word.', ar: 'جرّب كلمة أقصر.' }[language]}
        </EmptyState>
      ),
    },
    dont: {
      rule: { en: 'Do not blame the reader.', ar: 'لا تُلقِ اللوم على القارئ.' },
      sample: (language) => (
        <EmptyState {...shared} title={{ en: 'Invalid search', ar: 'بحث غير صحيح' }[language]}>
          {{ en: 'You entered a wrong word.', ar: 'لقد أدخلت كلمة خاطئة.' }[language]}
        </EmptyState>
      ),
    },
  },
]
