import type { Guideline } from '../testing/component-docs.ts'

import { Field } from '../field/index.ts'
import { Select } from './select.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Let label and option read as one phrase: Sort by rating.',
        ar: 'لتُقرأ التسمية مع الخيار عبارةً واحدة: الترتيب حسب التقييم.',
      },
      sample: (language) => (
        <Field label={{ en: 'Sort by', ar: 'الترتيب حسب' }[language]}>
          {(control) => (
            <Select {...control}>
              <option>{{ en: 'Rating', ar: 'التقييم' }[language]}</option>
            </Select>
          )}
        </Field>
      ),
    },
    dont: {
      rule: { en: 'Do not repeat the label in the options.', ar: 'لا تكرّر التسمية في الخيارات.' },
      sample: (language) => (
        <Field label={{ en: 'Sort by', ar: 'الترتيب حسب' }[language]}>
          {(control) => (
            <Select {...control}>
              <option>
                {{ en: 'Sort games by their rating', ar: 'ترتيب الألعاب حسب تقييمها' }[language]}
              </option>
            </Select>
          )}
        </Field>
      ),
    },
  },
]
