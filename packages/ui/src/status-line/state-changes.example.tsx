import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { StatusLine } from '@saha/ui/status-line'
import { useState } from 'react'

const texts = {
  en: {
    idle: '',
    busy: 'Making the video…',
    done: 'Your video is ready.',
    failed: 'The video was not made.',
    next: 'Next state',
  },
  ar: {
    idle: '',
    busy: 'جارٍ إعداد الفيديو…',
    done: 'الفيديو جاهز.',
    failed: 'لم يكتمل الفيديو.',
    next: 'الحالة التالية',
  },
}
const next = { idle: 'busy', busy: 'done', done: 'failed', failed: 'idle' } as const

export default function StateChanges() {
  const text = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [state, setState] = useState<keyof typeof next>('busy')
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '0.75rem' }}>
      <StatusLine state={state}>{text[state]}</StatusLine>
      <Button onClick={() => setState(next[state])}>{text.next}</Button>
    </div>
  )
}
