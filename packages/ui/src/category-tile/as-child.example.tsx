import { CategoryTile } from '@saha/ui/category-tile'
import { useKit } from '@saha/ui/provider'
import type { ComponentProps } from 'react'

const texts = {
  en: { title: 'Puzzle', count: '9 games' },
  ar: { title: 'ألغاز', count: '9 ألعاب' },
}

/** Replace this with the link of a router. */
const RouterLink = ({ to, children, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a href={`#${to}`} {...props}>
    {children}
  </a>
)

export default function AsChild() {
  const { title, count } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <CategoryTile hue="puzzle" title={title} count={count} asChild>
      <RouterLink to="/category/puzzle" />
    </CategoryTile>
  )
}
