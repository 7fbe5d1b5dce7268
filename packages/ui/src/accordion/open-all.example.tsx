import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@saha/ui/accordion'
import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: {
    open: 'Open all',
    close: 'Close all',
    controls: { Keyboard: 'Steer with the arrow keys.', Touch: 'Swipe to steer, tap to jump.' },
  },
  ar: {
    open: 'افتح الكل',
    close: 'أغلق الكل',
    controls: { 'لوحة المفاتيح': 'وجّه السيارة بالأسهم.', اللمس: 'اسحب للتوجيه، واضغط للقفز.' },
  },
}

export default function OpenAll() {
  const { open, close, controls } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [shown, setShown] = useState<string[]>([])
  const all = Object.keys(controls)
  const allShown = shown.length === all.length
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '36rem' }}>
      <Button style={{ justifySelf: 'start' }} onClick={() => setShown(allShown ? [] : all)}>
        {allShown ? close : open}
      </Button>
      <Accordion type="multiple" value={shown} onValueChange={setShown}>
        {Object.entries(controls).map(([title, text]) => (
          <AccordionItem key={title} value={title}>
            <AccordionTrigger>{title}</AccordionTrigger>
            <AccordionContent>{text}</AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
