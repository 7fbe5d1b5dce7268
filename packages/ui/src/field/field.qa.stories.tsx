import { Input } from '../input/index.ts'
import { PasswordInput } from '../password-input/index.ts'
import { Select } from '../select/index.ts'
import { useSample } from '../testing/sample.ts'
import { Field } from './field.tsx'

export default { title: 'Components/Forms/Field/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every kind of control with and without hint, marks and errors. */
export function Variants() {
  const words = useSample({
    en: {
      email: 'Email',
      password: 'Password',
      sort: 'Sort by',
      rating: 'Rating',
      hint: 'At least 8 characters.',
      error: 'Password must be at least 8 characters long.',
    },
    ar: {
      email: 'البريد الإلكتروني',
      password: 'كلمة المرور',
      sort: 'الترتيب حسب',
      rating: 'التقييم',
      hint: '8 أحرف على الأقل.',
      error: 'يجب ألا تقل كلمة المرور عن 8 أحرف.',
    },
  })
  return (
    <div className="grid max-w-4xl items-start gap-6 sm:grid-cols-3">
      <Field label={words.email}>{(control) => <Input type="email" {...control} />}</Field>
      <Field label={words.email} required>
        {(control) => <Input type="email" {...control} defaultValue="noor@example.com" />}
      </Field>
      <Field label={words.email} optional>
        {(control) => <Input type="email" {...control} />}
      </Field>
      <Field label={words.password} hint={words.hint}>
        {(control) => <PasswordInput {...control} />}
      </Field>
      <Field label={words.password} hint={words.hint} error={words.error} required>
        {(control) => <PasswordInput {...control} defaultValue="saha" />}
      </Field>
      <Field label={words.sort}>
        {(control) => (
          <Select {...control}>
            <option>{words.rating}</option>
          </Select>
        )}
      </Field>
    </div>
  )
}
