import { Num } from '@saha/ui/bidi'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Slider } from '@saha/ui/slider'
import { useState } from 'react'

const texts = {
  en: { volume: 'Volume', saved: 'Saved:' },
  ar: { volume: 'مستوى الصوت', saved: 'المحفوظ:' },
}

export default function SaveOnCommit() {
  const { volume, saved } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [value, setValue] = useState(40)
  const [savedValue, setSavedValue] = useState(40)
  return (
    <>
      <Field label={volume}>
        {(control) => (
          <Slider {...control} value={value} onValueChange={setValue} onValueCommit={setSavedValue} />
        )}
      </Field>
      <p>
        {saved} <Num>{savedValue}</Num>
      </p>
    </>
  )
}
