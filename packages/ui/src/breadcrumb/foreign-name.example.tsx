import { Breadcrumb } from '@saha/ui/breadcrumb'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: [
    { label: 'Home', href: '#/' },
    { label: 'Racing', href: '#/racing' },
    { label: 'سباق النيون 2', lang: 'ar' },
  ],
  ar: [
    { label: 'الرئيسية', href: '#/' },
    { label: 'سباقات', href: '#/racing' },
    { label: 'Neon Drift 2', lang: 'en' },
  ],
}

export default function ForeignName() {
  const items = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Breadcrumb items={items} />
}
