import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { label: 'Email', error: 'Enter an email address, like name@example.com.', send: 'Send link' },
  ar: { label: 'البريد الإلكتروني', error: 'اكتب عنوان بريد، مثل name@example.com', send: 'أرسل الرابط' },
}

export default function Validated() {
  const { label, error, send } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isInvalid, setIsInvalid] = useState(false)
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        const isValid = event.currentTarget.checkValidity()
        setIsInvalid(!isValid)
        if (!isValid) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <Field label={label} error={isInvalid && error} required>
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </Field>
      <Button type="submit" style={{ justifySelf: 'start' }}>
        {send}
      </Button>
    </form>
  )
}
