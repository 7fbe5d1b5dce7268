import { LanguageSwitch } from './language-switch.tsx'

export default { title: 'Components/Portal/LanguageSwitch/QA', tags: ['qa', '!dev', '!autodocs'] }

const languages = [
  { locale: 'en', label: 'English', href: '#/en' },
  { locale: 'ar', label: 'العربية', href: '#/ar' },
  { locale: 'fr', label: 'Français', href: '#/fr' },
]

/** Each language as the current one, and none. */
export const Variants = () => (
  <div className="grid justify-items-start gap-4">
    {['en', 'ar', 'fr', ''].map((current) => (
      <LanguageSwitch
        key={current}
        label={`Language ${current}`}
        items={languages.map((item) => ({ ...item, current: item.locale === current }))}
      />
    ))}
  </div>
)
