import { Button } from '@saha/ui/button'
import { Checkbox } from '@saha/ui/checkbox'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { rules: 'Rules', agree: 'I will play fair.', error: 'Accept the rules to go on.', go: 'Join' },
  ar: { rules: 'القواعد', agree: 'سألعب بنزاهة.', error: 'وافق على القواعد لتتابع.', go: 'انضم' },
}

export default function InField() {
  const { rules, agree, error, go } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        const box = event.currentTarget.querySelector('input')
        setIsMissing(!box?.checked)
        if (!box?.checked) box?.focus()
      }}
    >
      <Field label={rules} error={isMissing && error} required>
        {(control) => <Checkbox {...control}>{agree}</Checkbox>}
      </Field>
      <Button type="submit" style={{ justifySelf: 'start' }}>
        {go}
      </Button>
    </form>
  )
}
