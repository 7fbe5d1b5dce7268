import { AspectRatioPicker } from '@saha/ui/aspect-ratio-picker'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { legend: 'Aspect ratio of the video' },
  ar: { legend: 'نسبة أبعاد الفيديو' },
}

export default function Video() {
  const { legend } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <AspectRatioPicker legend={legend} ratios={['16:9', '9:16']} defaultValue="9:16" />
}
