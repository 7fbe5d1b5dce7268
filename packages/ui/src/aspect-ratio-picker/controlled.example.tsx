import { AspectRatioPicker } from '@saha/ui/aspect-ratio-picker'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { label: 'Aspect ratio of the image' },
  ar: { label: 'نسبة أبعاد الصورة' },
}
const ratios = ['1:1', '3:4', '4:3'] as const

export default function Controlled() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [ratio, setRatio] = useState<(typeof ratios)[number]>('4:3')
  const frame = { aspectRatio: ratio.replace(':', ' / '), blockSize: '8rem', border: '2px dashed' }
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1rem' }}>
      <AspectRatioPicker label={label} ratios={ratios} value={ratio} onValueChange={setRatio} />
      <div style={frame} />
    </div>
  )
}
