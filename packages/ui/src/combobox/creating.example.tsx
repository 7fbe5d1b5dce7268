import { Combobox } from '@saha/ui/combobox'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { label: 'Tags', tags: ['Puzzle', 'Racing', 'Relaxing', 'Two players'] },
  ar: { label: 'الوسوم', tags: ['ألغاز', 'سباقات', 'هادئة', 'للاعبين اثنين'] },
}

export default function Creating() {
  const { label, tags } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [created, setCreated] = useState<readonly string[]>([])
  const options = [...tags, ...created].map((tag) => ({ value: tag, label: tag }))
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <Field label={label}>
        {(control) => (
          <Combobox
            {...control}
            multiple
            name="tags"
            options={options}
            onCreate={(tag) => {
              setCreated([...created, tag])
              return { value: tag, label: tag }
            }}
          />
        )}
      </Field>
    </div>
  )
}
