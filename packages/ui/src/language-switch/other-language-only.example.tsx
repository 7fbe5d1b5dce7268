import { LanguageSwitch } from '@saha/ui/language-switch'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Language', other: { locale: 'ar', label: 'العربية', href: '#/ar/games', current: false } },
  ar: { label: 'اللغة', other: { locale: 'en', label: 'English', href: '#/en/games', current: false } },
}

export default function OtherLanguageOnly() {
  const { label, other } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <LanguageSwitch label={label} items={[other]} />
}
