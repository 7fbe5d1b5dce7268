import { Button } from '@saha/ui/button'
import { Prose, warmUpProse } from '@saha/ui/prose'
import { useKit } from '@saha/ui/provider'
import { useEffect, useState } from 'react'

const texts = {
  en: {
    again: 'Stream again',
    answer: 'Brake **before** the bend, not in it.\n\n1. Come from the outside.\n2. Touch the inside edge.',
  },
  ar: {
    again: 'أعد البث',
    answer: 'اكبح **قبل** المنعطف لا فيه.\n\n1. ادخل من الخارج.\n2. المس الحافة الداخلية.',
  },
}

export default function Streaming() {
  const { again, answer } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const words = answer.split(/(?= )/)
  const [count, setCount] = useState(words.length)
  useEffect(warmUpProse, [])
  // Simulates a stream from a model.
  useEffect(() => {
    if (count >= words.length) return undefined
    const timer = setTimeout(() => setCount(count + 1), 120)
    return () => clearTimeout(timer)
  }, [count, words.length])
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Button onClick={() => setCount(0)}>{again}</Button>
      <Prose text={words.slice(0, count).join('')} />
    </div>
  )
}
