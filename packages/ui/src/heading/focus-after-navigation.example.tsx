import { Button } from '@saha/ui/button'
import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'
import { useEffect, useRef, useState } from 'react'

const texts = {
  en: [
    { title: 'Everyone is playing', next: 'Open racing games' },
    { title: 'Racing games', next: 'Back to all games' },
  ],
  ar: [
    { title: 'يلعبها الجميع الآن', next: 'افتح ألعاب السباق' },
    { title: 'ألعاب السباق', next: 'عُد إلى كل الألعاب' },
  ],
}

export default function FocusAfterNavigation() {
  const pages = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [visits, setVisits] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (visits > 0) heading.current?.focus()
  }, [visits])
  const page = pages[visits % pages.length]
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Heading ref={heading} level={2} tabIndex={-1}>
        {page?.title}
      </Heading>
      <Button onClick={() => setVisits(visits + 1)}>{page?.next}</Button>
    </div>
  )
}
