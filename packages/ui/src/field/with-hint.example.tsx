import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Email', hint: 'You sign in with it. Nobody else sees it.' },
  ar: { label: 'البريد الإلكتروني', hint: 'به تسجّل الدخول، ولا يراه أحد سواك.' },
}

export default function WithHint() {
  const { label, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input {...control} type="email" autoComplete="email" />}
    </Field>
  )
}
