import { Button } from '@saha/ui/button'
import { Combobox } from '@saha/ui/combobox'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { label: 'Country', hint: 'Type the first letters.', error: 'Choose a country.', save: 'Save' },
  ar: { label: 'البلد', hint: 'اكتب أول الحروف.', error: 'اختر بلدًا.', save: 'احفظ' },
}
const codes = ['EG', 'JO', 'LB', 'MA', 'AE', 'SE', 'FR']

export default function Country() {
  const language = useKit().locale === 'ar' ? 'ar' : 'en'
  const { label, hint, error, save } = texts[language]
  const [isMissing, setMissing] = useState(false)
  const names = (['en', 'ar'] as const).map((one) => new Intl.DisplayNames(one, { type: 'region' }))
  const countries = codes.map((value) => {
    const [en = value, ar = value] = names.map((name) => name.of(value))
    return { value, label: { en, ar }[language], keywords: [en, ar] }
  })
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: '1rem', maxInlineSize: '18rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!new FormData(event.currentTarget).get('country'))
      }}
    >
      <Field label={label} hint={hint} error={isMissing && error} required>
        {(control) => <Combobox {...control} name="country" options={countries} />}
      </Field>
      <Button type="submit" style={{ justifySelf: 'start' }}>
        {save}
      </Button>
    </form>
  )
}
