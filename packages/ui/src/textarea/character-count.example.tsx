import { Num } from '@saha/ui/bidi'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Textarea } from '@saha/ui/textarea'
import { useState } from 'react'

const texts = {
  en: { label: 'Your review', left: 'Characters left:' },
  ar: { label: 'رأيك في اللعبة', left: 'الأحرف المتبقية:' },
}

const limit = 200

export default function CharacterCount() {
  const { label, left } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [text, setText] = useState('')
  const hint = (
    <>
      {left} <Num>{limit - text.length}</Num>
    </>
  )
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={limit}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  )
}
