import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Input } from '../input/index.ts'
import { Form } from './form.tsx'

const name = { en: 'Player name', ar: 'اسم اللاعب' }
const save = { en: 'Save', ar: 'احفظ' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Keep the submit button enabled: a press says what is missing.',
        ar: 'أبقِ زر الإرسال فعالًا، فالضغط عليه يبيّن ما ينقص.',
      },
      sample: (language) => (
        <Form className="w-full">
          <Field label={name[language]} name="name" required>
            {(control) => <Input {...control} />}
          </Field>
          <Button type="submit">{save[language]}</Button>
        </Form>
      ),
    },
    dont: {
      rule: {
        en: 'Do not disable the button until all is valid: that gives no reason.',
        ar: 'لا تعطّل الزر حتى تصح كل الحقول، فلا يعرف أحد السبب.',
      },
      sample: (language) => (
        <Form className="w-full">
          <Field label={name[language]} name="name" required>
            {(control) => <Input {...control} />}
          </Field>
          <Button type="submit" disabled>
            {save[language]}
          </Button>
        </Form>
      ),
    },
  },
]
