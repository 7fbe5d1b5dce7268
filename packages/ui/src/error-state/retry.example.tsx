import { ErrorState } from '@saha/ui/error-state'
import { useKit } from '@saha/ui/provider'
import { useEffect, useState } from 'react'

const texts = {
  en: {
    title: 'The scores did not load',
    text: 'The server took too long to answer.',
    hint: 'If this happens again, check your connection.',
  },
  ar: { title: 'تعذّر تحميل النقاط', text: 'تأخر الخادم في الرد.', hint: 'إن تكرّر ذلك فتحقّق من اتصالك.' },
}

export default function Retry() {
  const { title, text, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [busy, setBusy] = useState(false)
  // Simulates a request.
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setBusy(false), 2000)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <ErrorState title={title} hint={hint} busy={busy} onRetry={() => setBusy(true)}>
      {text}
    </ErrorState>
  )
}
