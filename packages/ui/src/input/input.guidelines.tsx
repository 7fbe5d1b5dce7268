import { Field } from '../field/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Input } from './input.tsx'

const name = { en: 'Player name', ar: 'اسم اللاعب' }
const players = { en: 'Players', ar: 'عدد اللاعبين' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Keep the label visible above the input.', ar: 'أبقِ العنوان ظاهرًا فوق الحقل.' },
      sample: (language) => (
        <Field label={name[language]} className="w-full">
          {(control) => <Input {...control} />}
        </Field>
      ),
    },
    dont: {
      rule: {
        en: 'Do not use the placeholder as the label: it disappears with the first letter.',
        ar: 'لا تكتب العنوان داخل الحقل؛ فهو يختفي مع أول حرف.',
      },
      sample: (language) => <Input aria-label={name[language]} placeholder={name[language]} />,
    },
  },
  {
    do: {
      rule: { en: 'State limits before users type.', ar: 'اذكر الحدود قبل الكتابة.' },
      sample: (language) => (
        <Field
          label={players[language]}
          hint={{ en: 'From 2 to 8', ar: 'من 2 إلى 8' }[language]}
          className="w-full"
        >
          {(control) => <Input {...control} type="number" />}
        </Field>
      ),
    },
    dont: {
      rule: {
        en: 'Do not reveal a limit only after a mistake.',
        ar: 'لا تكشف عن الحد بعد وقوع الخطأ فقط.',
      },
      sample: (language) => (
        <Field
          label={players[language]}
          error={{ en: '12 is not allowed.', ar: 'العدد 12 غير مسموح به.' }[language]}
          className="w-full"
        >
          {(control) => <Input {...control} type="number" defaultValue="12" />}
        </Field>
      ),
    },
  },
]
