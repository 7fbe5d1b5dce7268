import type { Guideline } from '../testing/component-docs.ts'

import { Field } from '../field/index.ts'
import { Textarea } from './textarea.tsx'

const questions = { en: 'What went wrong?', ar: 'ما الذي حدث؟' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Ask in the label, and say in the hint what helps most.',
        ar: 'اسأل في التسمية، واذكر في التلميح أنفع ما يُكتب.',
      },
      sample: (language) => (
        <Field
          label={questions[language]}
          hint={{ en: 'Tell us what you did last.', ar: 'أخبرنا بآخر ما فعلته.' }[language]}
          className="w-full"
        >
          {(control) => <Textarea {...control} />}
        </Field>
      ),
    },
    dont: {
      rule: {
        en: 'Do not use the placeholder as the label: it disappears.',
        ar: 'لا تجعل النص الإرشادي داخل الحقل تسميةً له، فهو يختفي عند الكتابة.',
      },
      sample: (language) => <Textarea aria-label={questions[language]} placeholder={questions[language]} />,
    },
  },
]
