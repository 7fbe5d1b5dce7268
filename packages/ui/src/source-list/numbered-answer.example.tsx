import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { SourceList } from '@saha/ui/source-list'
import { Text } from '@saha/ui/text'
import { useRef } from 'react'

const texts = {
  en: {
    label: 'Sources',
    answer: 'Each player has fifteen pieces.',
    title: 'Backgammon – Wikipedia',
    show: 'Show source 1',
  },
  ar: {
    label: 'المصادر',
    answer: 'لكل لاعب خمس عشرة قطعة.',
    title: 'الطاولة (لعبة) – ويكيبيديا',
    show: 'أظهر المصدر 1',
  },
}
const uri = 'https://en.wikipedia.org/wiki/Backgammon'

export default function NumberedAnswer() {
  const { label, answer, title, show } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const list = useRef<HTMLOListElement>(null)
  const focusSource = () => list.current?.querySelector('li')?.focus()
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1rem' }}>
      <Text>{answer}</Text>
      <Button size="small" onClick={focusSource}>
        {show}
      </Button>
      <SourceList ref={list} label={label} sources={[{ uri, title }]} />
    </div>
  )
}
