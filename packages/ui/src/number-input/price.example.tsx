import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { NumberInput } from '@saha/ui/number-input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { label: 'Prize', save: 'Save', saved: 'Submitted:' },
  ar: { label: 'الجائزة', save: 'احفظ', saved: 'أُرسل:' },
}

export default function Price() {
  const { label, save, saved } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [prize, setPrize] = useState('')
  return (
    <form
      style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        const { value } = event.currentTarget.elements.namedItem('prize') as HTMLInputElement
        setPrize(value)
      }}
    >
      <Field label={label} required>
        {(control) => (
          <NumberInput
            {...control}
            name="prize"
            min={0}
            defaultValue={1250}
            formatOptions={{ style: 'currency', currency: 'USD' }}
          />
        )}
      </Field>
      <Button type="submit">{save}</Button>
      <output>{prize && `${saved} ${prize}`}</output>
    </form>
  )
}
