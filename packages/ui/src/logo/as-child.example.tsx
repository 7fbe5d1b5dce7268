import { Logo } from '@saha/ui/logo'
import { useKit } from '@saha/ui/provider'
import type { ComponentProps } from 'react'

const texts = {
  en: { home: 'Saha, home' },
  ar: { home: 'ساحة، الصفحة الرئيسية' },
}

/** Replace this with the link of a router. */
const RouterLink = ({ to, children, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a href={`#${to}`} {...props}>
    {children}
  </a>
)

export default function AsChild() {
  const { home } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Logo label={home} asChild>
      <RouterLink to="/" />
    </Logo>
  )
}
