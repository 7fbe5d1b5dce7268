import { Field } from '../field/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { PasswordInput } from './password-input.tsx'

const Password = ({ label, hint }: { label: string; hint?: string }) => (
  <Field label={label} hint={hint} className="w-full">
    {(control) => <PasswordInput {...control} />}
  </Field>
)

const password = { en: 'Password', ar: 'كلمة المرور' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'State the rule before users type.', ar: 'اذكر الشرط قبل الكتابة.' },
      sample: (language) => (
        <Password
          label={password[language]}
          hint={{ en: 'At least 8 characters.', ar: '8 أحرف على الأقل.' }[language]}
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not ask for it twice: users can show it.',
        ar: 'لا تطلب كتابتها مرتين؛ فإظهارها متاح.',
      },
      sample: (language) => (
        <div className="grid w-full gap-4">
          <Password label={password[language]} />
          <Password label={{ en: 'Repeat password', ar: 'أعد كتابة كلمة المرور' }[language]} />
        </div>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Call it a password, everywhere.', ar: 'سمِّها «كلمة المرور» في كل مكان.' },
      sample: (language) => <Password label={password[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not call it a code or a PIN: users would expect digits.',
        ar: 'لا تقل «الرقم السري»؛ فهي ليست أرقامًا فحسب.',
      },
      sample: (language) => <Password label={{ en: 'PIN', ar: 'الرقم السري' }[language]} />,
    },
  },
]
