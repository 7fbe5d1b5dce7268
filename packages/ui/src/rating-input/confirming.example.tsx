import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { RatingInput } from '@saha/ui/rating-input'
import { useState } from 'react'

const texts = {
  en: { label: 'Rate this game', confirm: 'Confirm', cancel: 'Cancel', thanks: 'Thanks for your rating!' },
  ar: { label: 'قيّم هذه اللعبة', confirm: 'تأكيد', cancel: 'إلغاء', thanks: 'شكرًا على تقييمك!' },
}

export default function Confirming() {
  const { label, confirm, cancel, thanks } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [stars, setStars] = useState<number | null>(4)
  const [preview, setPreview] = useState<number | null>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <RatingInput
      label={label}
      value={stars}
      preview={preview}
      onValueChange={setStars}
      onPreviewChange={setPreview}
      disabled={isSaved}
    >
      <output>{isSaved && thanks}</output>
      {stars !== null && !isSaved && (
        <div style={{ display: 'flex', gap: '0.75rem' }}>
          <Button variant="action" onClick={() => setSaved(true)}>
            {confirm}
          </Button>
          <Button onClick={() => setStars(null)}>{cancel}</Button>
        </div>
      )}
    </RatingInput>
  )
}
