import { Progress } from '@saha/ui/progress'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Uploading your pictures', value: '3 of 8 pictures' },
  ar: { label: 'جارٍ رفع صورك', value: '3 صور من 8' },
}

export default function ValueText() {
  const { label, value } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Progress label={label} value={3} max={8} valueText={value} />
}
