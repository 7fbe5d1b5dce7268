import { LanguageSwitch } from '@saha/ui/language-switch'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Language' },
  ar: { label: 'اللغة' },
}

/** Names are not translated, so that readers find their own language. */
const languages = [
  { locale: 'en', label: 'English' },
  { locale: 'ar', label: 'العربية' },
]

export default function SamePage({ path = '/games?tag=speed' }) {
  const { locale } = useKit()
  const { label } = texts[locale === 'ar' ? 'ar' : 'en']
  const items = languages.map((language) => ({
    ...language,
    href: `#/${language.locale}${path}`,
    current: language.locale === locale,
  }))
  return <LanguageSwitch label={label} items={items} />
}
