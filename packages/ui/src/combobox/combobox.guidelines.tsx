import type { Guideline } from '../testing/component-docs.ts'
import { Field } from '../field/index.ts'
import { Combobox } from './combobox.tsx'

const texts = {
  en: { label: 'Country', hint: 'Type the first letters.', placeholder: 'Country' },
  ar: { label: 'البلد', hint: 'اكتب أول الحروف.', placeholder: 'البلد' },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Label what is chosen, and say in the hint how to find it.',
        ar: 'سمِّ ما يُختار، واشرح في التلميح كيف يُعثر عليه.',
      },
      sample: (language) => (
        <Field label={texts[language].label} hint={texts[language].hint}>
          {(control) => <Combobox {...control} options={[]} />}
        </Field>
      ),
    },
    dont: {
      rule: {
        en: 'Do not use the placeholder as the label: typing removes it.',
        ar: 'لا تجعل النص الإرشادي بديلًا من العنوان، فالكتابة تخفيه.',
      },
      sample: (language) => (
        <Combobox aria-label={texts[language].label} placeholder={texts[language].placeholder} options={[]} />
      ),
    },
  },
]
