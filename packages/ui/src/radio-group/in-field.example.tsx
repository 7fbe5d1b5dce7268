import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Radio, RadioGroup } from '@saha/ui/radio-group'
import { useState } from 'react'

const texts = {
  en: { label: 'Reason', error: 'Choose a reason.', sound: 'No sound', frozen: 'It froze', send: 'Send' },
  ar: { label: 'السبب', error: 'اختر سببًا.', sound: 'لا صوت', frozen: 'توقفت اللعبة', send: 'أرسل' },
}

export default function InField() {
  const { label, error, sound, frozen, send } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
      }}
    >
      <Field label={label} error={sent && reason === '' && error} required>
        {(control) => (
          <RadioGroup {...control} name="reason" value={reason} onValueChange={setReason}>
            <Radio value="sound">{sound}</Radio>
            <Radio value="frozen">{frozen}</Radio>
          </RadioGroup>
        )}
      </Field>
      <Button type="submit">{send}</Button>
    </form>
  )
}
