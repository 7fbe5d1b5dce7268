import { Button } from '../button/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { ButtonGroup } from './button-group.tsx'

const turns = { en: ['Undo', 'Hint', 'Skip'], ar: ['تراجع', 'تلميح', 'تخطَّ'] }
const sizes = { en: ['Small', 'Medium', 'Large'], ar: ['صغير', 'متوسط', 'كبير'] }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Give each button one or two words.', ar: 'اكتب في كل زر كلمة أو كلمتين.' },
      sample: (language) => (
        <ButtonGroup label={{ en: 'Your turn', ar: 'دورك' }[language]}>
          {turns[language].map((turn) => (
            <Button key={turn}>{turn}</Button>
          ))}
        </ButtonGroup>
      ),
    },
    dont: {
      rule: {
        en: 'Do not write sentences: they wrap and the group becomes a wall.',
        ar: 'لا تكتب جملًا؛ فهي تنكسر على أسطر وتثقل المجموعة.',
      },
      sample: (language) => (
        <ButtonGroup label={{ en: 'Your turn', ar: 'دورك' }[language]}>
          <Button>{{ en: 'Take back your last move', ar: 'تراجع عن نقلتك الأخيرة' }[language]}</Button>
          <Button>{{ en: 'Show me a good move', ar: 'أرني نقلة جيدة' }[language]}</Button>
        </ButtonGroup>
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Group actions of one variant that act on the same object.',
        ar: 'اجمع أزرارًا متماثلة تخص شيئًا واحدًا.',
      },
      sample: (language) => (
        <ButtonGroup label={{ en: 'Drawing', ar: 'الرسم' }[language]}>
          <Button>{{ en: 'Undo', ar: 'تراجع' }[language]}</Button>
          <Button>{{ en: 'Redo', ar: 'أعد' }[language]}</Button>
        </ButtonGroup>
      ),
    },
    dont: {
      rule: {
        en: 'Do not let users choose an option with it: use SegmentedControl.',
        ar: 'لا تجعلها وسيلة لاختيار أمر من أمور؛ فلذلك SegmentedControl.',
      },
      sample: (language) => (
        <ButtonGroup label={{ en: 'Board size', ar: 'حجم اللوحة' }[language]}>
          {sizes[language].map((size, at) => (
            <Button key={size} variant={at === 1 ? 'action' : 'neutral'}>
              {size}
            </Button>
          ))}
        </ButtonGroup>
      ),
    },
  },
]
