import { Field } from '../field/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Input } from './input.tsx'

const email = { en: 'Email', ar: 'البريد الإلكتروني' }
const players = { en: 'Players', ar: 'عدد اللاعبين' }
const name = { en: 'Player name', ar: 'اسم اللاعب' }

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
      rule: { en: 'Choose the type that fits the text.', ar: 'اختر نوع الحقل الذي يناسب النص.' },
      sample: (language) => (
        <Field label={email[language]} className="w-full">
          {(control) => <Input {...control} type="email" defaultValue="noor@example.com" />}
        </Field>
      ),
    },
    dont: {
      rule: {
        en: 'Do not take numbers: NumberInput reads every digit and names the limits.',
        ar: 'لا تستعمله للأرقام؛ فحقل NumberInput يقرأ كل الأرقام ويذكر الحدود.',
      },
      sample: (language) => (
        <Field
          label={players[language]}
          error={{ en: 'Invalid value', ar: 'قيمة غير صالحة' }[language]}
          className="w-full"
        >
          {(control) => <Input {...control} defaultValue="٣٥" />}
        </Field>
      ),
    },
  },
]
