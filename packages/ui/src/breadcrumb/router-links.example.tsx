import { Code } from '@saha/ui/bidi'
import { Breadcrumb } from '@saha/ui/breadcrumb'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { home: 'Home', racing: 'Racing', game: 'Neon Drift', opened: 'The router opens:' },
  ar: { home: 'الرئيسية', racing: 'سباقات', game: 'سباق النيون', opened: 'يفتح الموجّه:' },
}

export default function RouterLinks() {
  const { home, racing, game, opened } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [path, setPath] = useState('/racing/neon-drift')
  const items = [{ label: home, href: '/' }, { label: racing, href: '/racing' }, { label: game }]
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Breadcrumb
        items={items}
        renderLink={({ href, children, ...link }) => (
          <a
            {...link}
            href={href}
            onClick={(event) => {
              event.preventDefault()
              setPath(href)
            }}
          >
            {children}
          </a>
        )}
      />
      <output>
        {opened} <Code>{path}</Code>
      </output>
    </div>
  )
}
