import { Banner } from '@saha/ui/banner'
import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'
import { useRef, useState } from 'react'

const texts = {
  en: { title: 'Welcome to Saha', text: 'Free games, nothing to install.', games: 'All games' },
  ar: { title: 'أهلًا بك في ساحة', text: 'ألعاب مجانية بلا تنزيل.', games: 'كل الألعاب' },
}

export default function Dismissible() {
  const { title, text, games } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [shown, setShown] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const dismiss = () => {
    setShown(false)
    heading.current?.focus()
  }
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {shown && (
        <Banner tone="welcome" title={title} onDismiss={dismiss}>
          {text}
        </Banner>
      )}
      <Heading ref={heading} level={2} tabIndex={-1}>
        {games}
      </Heading>
    </div>
  )
}
