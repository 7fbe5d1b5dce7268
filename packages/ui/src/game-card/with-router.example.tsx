import { GameCard } from '@saha/ui/game-card'
import { useKit } from '@saha/ui/provider'
import type { ComponentProps } from 'react'

const texts = {
  en: { title: 'Neon Drift', category: 'Racing' },
  ar: { title: 'سباق النيون', category: 'سباقات' },
}

const image =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25 16'%3E%3Cpath fill='teal' d='M0 16V9l9 3 16-8v12z'/%3E%3C/svg%3E"

/** Replace this with the link of a router. */
const RouterLink = ({ to, children, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a href={`#${to}`} {...props}>
    {children}
  </a>
)

export default function WithRouter() {
  const { title, category } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ maxInlineSize: '17rem' }}>
      <GameCard
        href="/game/neon-drift"
        renderLink={({ href, ...props }) => <RouterLink to={href} {...props} />}
        hue="racing"
        title={title}
        category={category}
        image={image}
      />
    </div>
  )
}
