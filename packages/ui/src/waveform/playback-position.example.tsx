import { Num } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import { Text } from '@saha/ui/text'
import { formatClockTime, Waveform } from '@saha/ui/waveform'
import { useState } from 'react'

const texts = {
  en: { label: 'Your recording' },
  ar: { label: 'تسجيلك' },
}
const peaks = Array.from({ length: 120 }, (_, at) => Math.abs(Math.sin(at / 5) * Math.sin(at / 23)))
const duration = 24

export default function PlaybackPosition() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [position, setPosition] = useState(9)
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Waveform label={label} peaks={peaks} duration={duration} position={position} onSeek={setPosition} />
      <Text size="small">
        <Num>{`${formatClockTime(position)} / ${formatClockTime(duration)}`}</Num>
      </Text>
    </div>
  )
}
