import { Num } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import { SegmentedControl } from '@saha/ui/segmented-control'
import { useState } from 'react'

const texts = {
  en: {
    label: 'High scores',
    best: 'Best score:',
    periods: { day: 'Today', week: 'This week', ever: 'All time' },
  },
  ar: {
    label: 'أعلى النقاط',
    best: 'الأعلى:',
    periods: { day: 'اليوم', week: 'هذا الأسبوع', ever: 'كل الأوقات' },
  },
}

const periods = ['day', 'week', 'ever'] as const
const scores = { day: 980, week: 41_007, ever: 128_450 }

export default function Controlled() {
  const { label, best, periods: names } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [period, setPeriod] = useState<(typeof periods)[number]>('week')
  return (
    <>
      <SegmentedControl
        label={label}
        options={periods.map((value) => ({ value, label: names[value] }))}
        value={period}
        onValueChange={setPeriod}
      />
      <output>
        {best} <Num>{scores[period].toLocaleString('en')}</Num>
      </output>
    </>
  )
}
