import { Button } from '@saha/ui/button'
import { LevelMeter, type LevelMeterHandle } from '@saha/ui/level-meter'
import { useKit } from '@saha/ui/provider'
import { useRef } from 'react'

const texts = {
  en: { label: 'Microphone level', speak: 'Speak louder' },
  ar: { label: 'مستوى الميكروفون', speak: 'تكلّم بصوت أعلى' },
}

export default function ImperativeHandle() {
  const { label, speak } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const meter = useRef<LevelMeterHandle>(null)
  const level = useRef(0)
  function raiseLevel() {
    level.current = (level.current + 0.15) % 1
    meter.current?.setLevel(level.current)
  }
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '0.75rem' }}>
      <LevelMeter label={label} handle={meter} />
      <Button onClick={raiseLevel}>{speak}</Button>
    </div>
  )
}
