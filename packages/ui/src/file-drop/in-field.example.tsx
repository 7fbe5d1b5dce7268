import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { FileDrop } from '@saha/ui/file-drop'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: {
    label: 'Video',
    hint: 'Up to two minutes work best.',
    error: 'Choose a video first.',
    send: 'Upload',
  },
  ar: { label: 'الفيديو', hint: 'الأفضل ألا يزيد على دقيقتين.', error: 'اختر فيديو أولًا.', send: 'ارفع' },
}
const rules = { accept: ['video/mp4', 'video/webm'], maxBytes: 20 * 1024 ** 2 }

export default function InField() {
  const { label, hint, error, send } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [files, setFiles] = useState<readonly File[]>([])
  const [isSent, setIsSent] = useState(false)
  const isMissing = isSent && files.length === 0
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: '1rem', maxInlineSize: '30rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        setIsSent(true)
        if (files.length === 0) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <Field label={label} hint={hint} error={isMissing && error} required>
        {(control) => <FileDrop {...control} {...rules} files={files} onFilesChange={setFiles} />}
      </Field>
      <Button type="submit">{send}</Button>
    </form>
  )
}
