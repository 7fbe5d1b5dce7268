import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { Banner, type BannerProps } from './banner.tsx'
import ConnectionLostExample from './connection-lost.example.tsx'
import DismissibleExample from './dismissible.example.tsx'
import NewsExample from './news.example.tsx'

const samples = {
  en: {
    info: {
      title: 'Scores are back',
      text: 'High scores were resting for an hour. Yours is safe.',
      action: 'See scores',
    },
    success: {
      title: 'Your account is confirmed',
      text: 'Favorites and scores now follow you to every device.',
      action: 'To your account',
    },
    warning: {
      title: 'Storage is almost full',
      text: 'Two more recordings fit. Delete some, or export them first.',
      action: 'Free up space',
    },
    danger: {
      title: 'The server does not answer',
      text: 'Games still work. Favorites and scores come back as soon as it does.',
      action: 'Try again',
    },
    welcome: {
      title: 'Welcome to Saha',
      text: 'Free games, nothing to install. Pick one and play.',
      action: 'Play now',
    },
  },
  ar: {
    info: {
      title: 'عادت لوحة النقاط',
      text: 'توقفت النقاط ساعةً ثم عادت، ونقاطك محفوظة.',
      action: 'شاهد النقاط',
    },
    success: {
      title: 'تأكّد حسابك',
      text: 'صارت مفضلتك ونتائجك معك على كل جهاز.',
      action: 'إلى حسابك',
    },
    warning: {
      title: 'أوشكت المساحة أن تمتلئ',
      text: 'بقي متسع لتسجيلين. احذف بعض التسجيلات أو صدّرها أولًا.',
      action: 'أفرغ مساحة',
    },
    danger: {
      title: 'الخادم لا يستجيب',
      text: 'الألعاب تعمل، أما المفضلة والنقاط فتعود معه.',
      action: 'أعد المحاولة',
    },
    welcome: {
      title: 'أهلًا بك في ساحة',
      text: 'ألعاب مجانية بلا تنزيل: اختر واحدة والعب.',
      action: 'العب الآن',
    },
  },
}

function Sample({ tone = 'info', ...props }: BannerProps) {
  const [shown, setShown] = useState(true)
  const { title, text, action } = useSample(samples)[tone]
  if (!shown) return null
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Button size="small" variant={tone === 'welcome' ? 'action' : 'neutral'}>
          {action}
        </Button>
      }
      {...props}
      onDismiss={() => setShown(false)}
    >
      {text}
    </Banner>
  )
}

const meta = {
  title: 'Components/Structure/Banner',
  component: Banner,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Present when the page opens, so it is silent. */
export const News: Story = { tags: ['example'], render: NewsExample }

/** Appears when something changes, so it is announced as a status. */
export const ConnectionLost: Story = { tags: ['example'], render: ConnectionLostExample }

/** The host removes the banner and moves focus to the page's heading. */
export const Dismissible: Story = { tags: ['example'], render: DismissibleExample }
