import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@saha/ui/tabs'
import { useState } from 'react'

const texts = {
  en: { label: 'Scores', today: 'Today', ever: 'All time', best: '4,820', record: '9,140', show: 'Record' },
  ar: {
    label: 'النتائج',
    today: 'اليوم',
    ever: 'كل الأوقات',
    best: '4,820',
    record: '9,140',
    show: 'الرقم القياسي',
  },
}

export default function Controlled() {
  const text = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [open, setOpen] = useState('today')
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1rem' }}>
      <Tabs value={open} onValueChange={setOpen}>
        <TabsList aria-label={text.label}>
          <TabsTrigger value="today">{text.today}</TabsTrigger>
          <TabsTrigger value="ever">{text.ever}</TabsTrigger>
        </TabsList>
        <TabsContent value="today">{text.best}</TabsContent>
        <TabsContent value="ever">{text.record}</TabsContent>
      </Tabs>
      <Button onClick={() => setOpen('ever')}>{text.show}</Button>
    </div>
  )
}
