import { Field } from '@saha/ui/field'
import { PasswordInput } from '@saha/ui/password-input'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'New password', hint: 'At least 8 characters.' },
  ar: { label: 'كلمة مرور جديدة', hint: '8 أحرف على الأقل.' },
}

export default function NewPassword() {
  const { label, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={label} hint={hint}>
      {(control) => <PasswordInput {...control} minLength={8} autoComplete="new-password" />}
    </Field>
  )
}
