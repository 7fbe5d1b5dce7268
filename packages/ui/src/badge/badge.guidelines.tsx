import type { ReactNode } from 'react'
import { Num } from '../bidi/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Badge } from './badge.tsx'

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">
    <span>{label}</span>
    <Badge>{children}</Badge>
  </div>
)

const game = { en: 'Neon Drift', ar: 'لعبة سباق النيون' }
const messages = { en: 'Messages', ar: 'الرسائل' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Use one word.', ar: 'اكتفِ بكلمة توافق ما تصفه: لعبة جديدة، تحدٍّ جديد.' },
      sample: (language) => (
        <Labelled label={game[language]}>{{ en: 'New', ar: 'جديدة' }[language]}</Labelled>
      ),
    },
    dont: {
      rule: { en: 'Do not write a sentence.', ar: 'لا تكتب جملة كاملة.' },
      sample: (language) => (
        <Labelled label={game[language]}>
          {{ en: 'Just added to our games', ar: 'أُضيفت حديثًا إلى ألعابنا' }[language]}
        </Labelled>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Cap large counts.', ar: 'ضع للأعداد الكبيرة حدًّا أعلى.' },
      sample: (language) => (
        <Labelled label={messages[language]}>
          <Num>99+</Num>
        </Labelled>
      ),
    },
    dont: {
      rule: {
        en: 'Do not show digits that change nothing for the reader.',
        ar: 'لا تعرض أرقامًا لا تفيد القارئ.',
      },
      sample: (language) => (
        <Labelled label={messages[language]}>
          <Num>12,847</Num>
        </Labelled>
      ),
    },
  },
]
