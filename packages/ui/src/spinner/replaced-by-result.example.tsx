import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { Spinner } from '@saha/ui/spinner'
import { Text } from '@saha/ui/text'
import { useState } from 'react'

const texts = {
  en: { show: 'Show the winner', loading: 'Loading the winner…', winner: 'The winner is lina_93.' },
  ar: { show: 'أظهر الفائز', loading: 'جارٍ تحميل اسم الفائز…', winner: 'الفائز هو نور.' },
}

export default function ReplacedByResult() {
  const { show, loading, winner } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle')
  function load() {
    setState('loading')
    setTimeout(() => setState('loaded'), 2000)
  }
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '0.75rem' }}>
      <Button onClick={load}>{show}</Button>
      {state === 'loading' && <Spinner label={loading} />}
      {state === 'loaded' && <Text>{winner}</Text>}
    </div>
  )
}
