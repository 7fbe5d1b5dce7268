import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSwitch } from './language-switch.tsx'

const meta = {
  title: 'Components/Portal/LanguageSwitch/QA',
  component: LanguageSwitch,
  tags: ['qa', '!dev', '!autodocs'],
  args: { label: 'Language', items: [] },
} satisfies Meta<typeof LanguageSwitch>
export default meta

const languages = [
  { locale: 'en', label: 'English', href: '#/en' },
  { locale: 'ar', label: 'العربية', href: '#/ar' },
  { locale: 'fr', label: 'Français', href: '#/fr' },
]

/** Each language as the current one, and none. */
export const Variants: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      {['en', 'ar', 'fr', ''].map((current) => (
        <LanguageSwitch
          key={current}
          label={`Language ${current}`}
          items={languages.map((item) => ({ ...item, current: item.locale === current }))}
        />
      ))}
    </div>
  ),
}
