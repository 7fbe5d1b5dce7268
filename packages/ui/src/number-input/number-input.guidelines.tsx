import { Field } from '../field/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Input } from '../input/index.ts'
import { NumberInput } from './number-input.tsx'

const players = { en: 'Players', ar: 'عدد اللاعبين' }
const phone = { en: 'Phone', ar: 'رقم الهاتف' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'State limits before users type.', ar: 'اذكر الحدود قبل الكتابة.' },
      sample: (language) => (
        <Field
          label={players[language]}
          hint={{ en: 'From 2 to 8', ar: 'من 2 إلى 8' }[language]}
          className="w-full"
        >
          {(control) => <NumberInput {...control} min={2} max={8} defaultValue={4} />}
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
          {(control) => <NumberInput {...control} defaultValue={12} />}
        </Field>
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Take phone, card and postal numbers as text: they are not amounts.',
        ar: 'اجعل أرقام الهواتف والبطاقات والرموز البريدية نصًا، فهي لا تُعدّ ولا تُجمع.',
      },
      sample: (language) => (
        <Field label={phone[language]} className="w-full">
          {(control) => <Input {...control} type="tel" defaultValue="0791234567" />}
        </Field>
      ),
    },
    dont: {
      rule: {
        en: 'Do not use it for them: it drops leading zeros and adds separators.',
        ar: 'لا تستعمله لها؛ فهو يحذف الأصفار الأولى ويضيف الفواصل.',
      },
      sample: (language) => (
        <Field label={phone[language]} className="w-full">
          {(control) => <NumberInput {...control} defaultValue={791_234_567} />}
        </Field>
      ),
    },
  },
]
