import { Switch } from '../switch/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Checkbox } from './checkbox.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Write a label that is true when the box is checked.',
        ar: 'اكتب عبارة تصدق حين يُعلَّم المربع.',
      },
      sample: (language) => (
        <Checkbox defaultChecked>
          {{ en: 'Hide games I have played', ar: 'أخفِ الألعاب التي لعبتها' }[language]}
        </Checkbox>
      ),
    },
    dont: {
      rule: {
        en: 'Do not negate: unchecked would be a double negative.',
        ar: 'لا تكتب نفيًا؛ فترك المربع فارغًا يصبح نفيًا للنفي.',
      },
      sample: (language) => (
        <Checkbox>
          {{ en: 'Do not show games I have played', ar: 'لا تعرض الألعاب التي لعبتها' }[language]}
        </Checkbox>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Use a switch for what applies at once.', ar: 'استعمل المفتاح لما يسري فورًا.' },
      sample: (language) => <Switch defaultChecked>{{ en: 'Sound', ar: 'الصوت' }[language]}</Switch>,
    },
    dont: {
      rule: {
        en: 'Do not use a checkbox outside a form or a list to pick from.',
        ar: 'لا تستعمل مربع الاختيار خارج نموذج أو قائمة يُنتقى منها.',
      },
      sample: (language) => <Checkbox defaultChecked>{{ en: 'Sound', ar: 'الصوت' }[language]}</Checkbox>,
    },
  },
]
