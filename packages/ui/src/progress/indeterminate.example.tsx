import { Progress } from '@saha/ui/progress'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Making your video, usually within two minutes' },
  ar: { label: 'جارٍ إعداد الفيديو، ويستغرق عادةً دقيقتين' },
}

export default function Indeterminate() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Progress label={label} />
}
