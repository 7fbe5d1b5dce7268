import { AspectRatioPicker } from '@saha/ui/aspect-ratio-picker'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Aspect ratio of the video' },
  ar: { label: 'نسبة أبعاد الفيديو' },
}

export default function Video() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <AspectRatioPicker label={label} ratios={['16:9', '9:16']} defaultValue="9:16" />
}
