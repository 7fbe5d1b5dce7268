import type { Guideline } from '../testing/component-docs.ts'
import { ScoreTable } from './score-table.tsx'
import { scores } from './score-table.samples.ts'

const rows = scores.slice(0, 2)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name the game in the caption.', ar: 'اذكر اسم اللعبة في عنوان الجدول.' },
      sample: (language) => (
        <ScoreTable
          caption={{ en: 'High scores of Neon Drift', ar: 'أعلى النقاط في سباق النيون' }[language]}
          rows={rows}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not write a caption that fits every table.', ar: 'لا تكتب عنوانًا يصلح لكل جدول.' },
      sample: (language) => <ScoreTable caption={{ en: 'Table', ar: 'الجدول' }[language]} rows={rows} />,
    },
  },
]
