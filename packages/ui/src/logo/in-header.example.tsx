import { Logo } from '@saha/ui/logo'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { home: 'Saha, home' },
  ar: { home: 'ساحة، الصفحة الرئيسية' },
}

export default function InHeader() {
  const { home } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Logo id="/" href="#/" label={home} />
}
