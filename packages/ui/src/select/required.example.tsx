import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Select } from '@saha/ui/select'
import { useState } from 'react'

const texts = {
  en: { label: 'Category', puzzle: 'Puzzle', racing: 'Racing', error: 'Choose a category.', save: 'Save' },
  ar: { label: 'التصنيف', puzzle: 'ألغاز', racing: 'سباقات', error: 'اختر تصنيفًا.', save: 'احفظ' },
}

export default function Required() {
  const { label, puzzle, racing, error, save } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(new FormData(event.currentTarget).get('category') === '')
      }}
    >
      <Field label={label} error={isMissing && error} required>
        {(control) => (
          <Select {...control} name="category">
            <option value="">–</option>
            <option value="puzzle">{puzzle}</option>
            <option value="racing">{racing}</option>
          </Select>
        )}
      </Field>
      <Button type="submit">{save}</Button>
    </form>
  )
}
