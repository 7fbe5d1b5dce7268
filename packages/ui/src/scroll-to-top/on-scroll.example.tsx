import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'
import { ScrollToTop } from '@saha/ui/scroll-to-top'
import { useEffect, useRef, useState } from 'react'

const texts = {
  en: { title: 'All games', hint: 'Scroll down by one screen.', label: 'Back to top' },
  ar: { title: 'كل الألعاب', hint: 'مرّر إلى الأسفل بقدر شاشة.', label: 'إلى الأعلى' },
}

export default function OnScroll() {
  const { title, hint, label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const heading = useRef<HTMLHeadingElement>(null)
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const update = () => setDown(window.scrollY > window.innerHeight)
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  const scrollToTop = () => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }
  return (
    <div style={{ minBlockSize: '300vh' }}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{hint}</p>
      <ScrollToTop visible={isDown} label={label} onClick={scrollToTop} />
    </div>
  )
}
