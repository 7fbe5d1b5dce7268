import type { Guideline } from '../testing/component-docs.ts'
import { Button } from './button.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what the press does: a verb and its object.', ar: 'سمِّ ما سيحدث بفعل واضح ومفعوله.' },
      sample: (language) => (
        <Button variant="action">{{ en: 'Submit score', ar: 'أرسل نقاطك' }[language]}</Button>
      ),
    },
    dont: {
      rule: { en: 'Do not write words that fit every button.', ar: 'لا تكتب كلمة تصلح لكل زر.' },
      sample: (language) => <Button variant="action">{{ en: 'OK', ar: 'حسنًا' }[language]}</Button>,
    },
  },
  {
    do: {
      rule: { en: 'Give a screen one action button.', ar: 'اجعل في الشاشة زرًّا رئيسيًّا واحدًا.' },
      sample: (language) => (
        <div className="flex flex-wrap gap-3">
          <Button variant="action">{{ en: 'Play now', ar: 'العب الآن' }[language]}</Button>
          <Button>{{ en: 'How to play', ar: 'طريقة اللعب' }[language]}</Button>
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not let two action buttons compete.',
        ar: 'لا تضع زرّين رئيسيّين يتنازعان الانتباه.',
      },
      sample: (language) => (
        <div className="flex flex-wrap gap-3">
          <Button variant="action">{{ en: 'Play now', ar: 'العب الآن' }[language]}</Button>
          <Button variant="action">{{ en: 'How to play', ar: 'طريقة اللعب' }[language]}</Button>
        </div>
      ),
    },
  },
]
