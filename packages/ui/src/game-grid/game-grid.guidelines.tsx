import type { Guideline } from '../testing/component-docs.ts'
import { GameCardSkeleton } from '../game-card/index.ts'
import { GameGrid } from './game-grid.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'While loading, show as many skeletons as cards will come.',
        ar: 'اعرض في أثناء التحميل هياكل بعدد البطاقات المنتظرة.',
      },
      sample: () => (
        <GameGrid className="w-full">
          <GameCardSkeleton />
          <GameCardSkeleton />
        </GameGrid>
      ),
    },
    dont: {
      rule: {
        en: 'Do not show a word that the cards will push away.',
        ar: 'لا تعرض كلمة تزيحها البطاقات حين تصل.',
      },
      sample: (language) => <p>{{ en: 'Loading games…', ar: 'تُحمَّل الألعاب…' }[language]}</p>,
    },
  },
]
