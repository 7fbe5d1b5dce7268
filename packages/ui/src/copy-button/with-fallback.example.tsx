import { CopyButton } from '@saha/ui/copy-button'
import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { copy: 'Copy invitation', manual: 'Select the link and copy it' },
  ar: { copy: 'انسخ الدعوة', manual: 'حدّد الرابط وانسخه' },
}

const link = 'https://saha.example/join/482'

export default function WithFallback() {
  const { copy, manual } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isRefused, setIsRefused] = useState(false)
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1rem' }}>
      <CopyButton
        label={copy}
        value={link}
        onCopied={() => setIsRefused(false)}
        onError={() => setIsRefused(true)}
      />
      {isRefused && (
        <Field label={manual} style={{ justifySelf: 'stretch' }}>
          {(control) => <Input {...control} type="url" readOnly value={link} />}
        </Field>
      )}
    </div>
  )
}
