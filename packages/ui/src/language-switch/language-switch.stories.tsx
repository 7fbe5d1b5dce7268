import type { Meta, StoryObj } from '@storybook/react-vite'
import { useKit } from '../provider/index.ts'
import { useSample } from '../testing/sample.ts'
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx'
import OtherLanguageOnlyExample from './other-language-only.example.tsx'
import SamePageExample from './same-page.example.tsx'

/** The current link points to the switch, so that `:target` shows that it was followed. */
function Sample({ label: name, items, ...props }: LanguageSwitchProps) {
  const { locale } = useKit()
  const label = useSample({ en: 'Language', ar: 'اللغة' })
  return (
    <LanguageSwitch
      id={`/${locale}/games`}
      {...props}
      label={name || label}
      items={
        items.length > 0
          ? items
          : [
              { locale: 'en', label: 'English', href: '#/en/games', current: locale === 'en' },
              { locale: 'ar', label: 'العربية', href: '#/ar/games', current: locale === 'ar' },
            ]
      }
    />
  )
}

const meta = {
  title: 'Components/Portal/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: '', items: [] },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Links to the same page in each language, with path and query. */
export const SamePage: Story = { tags: ['example'], render: () => <SamePageExample /> }

/** Only the other language, for narrow headers. */
export const OtherLanguageOnly: Story = { tags: ['example'], render: OtherLanguageOnlyExample }
