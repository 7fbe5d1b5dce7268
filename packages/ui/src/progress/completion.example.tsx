import { Button } from '@saha/ui/button'
import { Progress } from '@saha/ui/progress'
import { useKit } from '@saha/ui/provider'
import { useEffect, useState } from 'react'

const texts = {
  en: {
    upload: 'Upload the recording',
    label: 'Uploading your recording',
    done: 'Your recording is uploaded.',
  },
  ar: { upload: 'ارفع التسجيل', label: 'جارٍ رفع التسجيل', done: 'اكتمل رفع التسجيل.' },
}

export default function Completion() {
  const { upload, label, done } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [percent, setPercent] = useState(0)
  // Simulates an upload.
  useEffect(() => {
    if (percent === 0 || percent === 100) return undefined
    const timer = setTimeout(() => setPercent(percent + 11), 300)
    return () => clearTimeout(timer)
  }, [percent])
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Button onClick={() => setPercent(1)}>{upload}</Button>
      {percent > 0 && <Progress label={label} value={percent} />}
      <output>{percent === 100 && done}</output>
    </div>
  )
}
