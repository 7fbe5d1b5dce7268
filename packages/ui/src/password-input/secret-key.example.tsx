import { Field } from '@saha/ui/field'
import { PasswordInput } from '@saha/ui/password-input'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'API key', show: 'Show key', hide: 'Hide key' },
  ar: { label: 'مفتاح API', show: 'أظهر المفتاح', hide: 'أخفِ المفتاح' },
}

export default function SecretKey() {
  const { label, show, hide } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={label}>
      {(control) => <PasswordInput {...control} showLabel={show} hideLabel={hide} autoComplete="off" />}
    </Field>
  )
}
