import { ErrorState } from '@saha/ui/error-state'
import { useKit } from '@saha/ui/provider'
import { useEffect, useState } from 'react'

const texts = {
  en: { title: 'Too many searches', text: 'Your next search is possible in a moment.' },
  ar: { title: 'عمليات بحث كثيرة', text: 'يمكنك البحث من جديد بعد قليل.' },
}

/** Seconds, as the server asks for. */
const limit = 36

export default function RetryCountdown() {
  const { title, text } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [seconds, setSeconds] = useState(limit)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <ErrorState title={title} live="status" retryIn={seconds} onRetry={() => setSeconds(limit)}>
      {text}
    </ErrorState>
  )
}
