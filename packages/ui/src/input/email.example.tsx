import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'

const texts = { en: { label: 'Email' }, ar: { label: 'البريد الإلكتروني' } }

export default function Email() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={label}>
      {(control) => <Input {...control} type="email" autoComplete="email" placeholder="name@example.com" />}
    </Field>
  )
}
