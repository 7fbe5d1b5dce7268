import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Textarea } from '@saha/ui/textarea'
import { useState } from 'react'

const texts = {
  en: { label: 'What went wrong?', error: 'Say in a sentence or two what happened.', send: 'Send report' },
  ar: { label: 'ما الذي حدث؟', error: 'صِف ما حدث في جملة أو جملتين.', send: 'أرسل البلاغ' },
}

export default function InField() {
  const { label, error, send } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(new FormData(event.currentTarget).get('report') === '')
      }}
    >
      <Field label={label} error={isMissing && error} required>
        {(control) => <Textarea {...control} name="report" />}
      </Field>
      <Button type="submit" style={{ justifySelf: 'start' }}>
        {send}
      </Button>
    </form>
  )
}
