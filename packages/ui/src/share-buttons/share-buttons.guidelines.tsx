import type { Guideline } from '../testing/component-docs.ts'
import { CopyButton } from '../copy-button/index.ts'
import { ShareButtons, type ShareItem } from './share-buttons.tsx'

const items = {
  en: [
    { id: 'facebook', label: 'Facebook', href: '#facebook' },
    { id: 'whatsapp', label: 'WhatsApp', href: '#whatsapp' },
  ],
  ar: [
    { id: 'facebook', label: 'فيسبوك', href: '#facebook' },
    { id: 'whatsapp', label: 'واتساب', href: '#whatsapp' },
  ],
} satisfies Record<string, readonly ShareItem[]>

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Offer to copy the link: not every reader has an account.',
        ar: 'أتح نسخ الرابط، فليس لكل قارئ حساب في هذه الشبكات.',
      },
      sample: (language) => (
        <ShareButtons items={items[language]}>
          <CopyButton
            label={{ en: 'Copy link', ar: 'انسخ الرابط' }[language]}
            value="https://saha.example/"
          />
        </ShareButtons>
      ),
    },
    dont: {
      rule: { en: 'Do not offer networks only.', ar: 'لا تحصر المشاركة في الشبكات.' },
      sample: (language) => <ShareButtons items={items[language]} />,
    },
  },
]
