import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'
import { Text } from '@saha/ui/text'

const texts = {
  en: { title: 'How to play', keys: 'Keyboard', text: 'Steer with the arrow keys.' },
  ar: { title: 'طريقة اللعب', keys: 'لوحة المفاتيح', text: 'وجّه السيارة بالأسهم.' },
}

export default function Sections() {
  const { title, keys, text } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <section style={{ display: 'grid', gap: '0.75rem' }}>
      <Heading level={2}>{title}</Heading>
      <Heading level={3}>{keys}</Heading>
      <Text>{text}</Text>
    </section>
  )
}
