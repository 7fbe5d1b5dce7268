import { Num } from '@saha/ui/bidi'
import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { play: 'Play now', times: 'Played:' },
  ar: { play: 'العب الآن', times: 'مرات اللعب:' },
}

export default function ClickCounter() {
  const { play, times } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [count, setCount] = useState(0)
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
      <Button onClick={() => setCount(count + 1)}>{play}</Button>
      {count > 0 && (
        <output>
          {times} <Num>{count}</Num>
        </output>
      )}
    </div>
  )
}
