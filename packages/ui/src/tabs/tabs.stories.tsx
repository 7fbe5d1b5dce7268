import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import ControlledExample from './controlled.example.tsx'
import GameDetailsExample from './game-details.example.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger, type TabsProps } from './index.ts'

interface Panel {
  value: string
  tab: string
  text: string
}

const samples: Record<'en' | 'ar', { label: string; panels: Panel[]; months: string[] }> = {
  en: {
    label: 'About this game',
    panels: [
      {
        value: 'play',
        tab: 'How to play',
        text: 'Steer with the arrows and brake before the bend, not in it.',
      },
      { value: 'scores', tab: 'High scores', text: 'The ten best drivers of the week, new every Sunday.' },
      { value: 'news', tab: 'What is new', text: 'Two tracks by the sea, and rain on the old ones.' },
    ],
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
  },
  ar: {
    label: 'عن هذه اللعبة',
    panels: [
      { value: 'play', tab: 'طريقة اللعب', text: 'وجّه السيارة بالأسهم، واكبح قبل المنعطف لا فيه.' },
      {
        value: 'scores',
        tab: 'أعلى النتائج',
        text: 'أفضل عشرة سائقين هذا الأسبوع، وتبدأ القائمة من جديد كل أحد.',
      },
      { value: 'news', tab: 'الجديد', text: 'حلبتان على شاطئ البحر، ومطر على الحلبات القديمة.' },
    ],
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  },
}

function Sample(props: TabsProps) {
  const { label, panels } = useSample(samples)
  return (
    <Tabs defaultValue="play" {...props}>
      <TabsList aria-label={label}>
        {panels.map(({ value, tab }) => (
          <TabsTrigger key={value} value={value}>
            {tab}
          </TabsTrigger>
        ))}
      </TabsList>
      {panels.map(({ value, text }) => (
        <TabsContent key={value} value={value}>
          <p>{text}</p>
        </TabsContent>
      ))}
    </Tabs>
  )
}

const meta = {
  title: 'Components/Structure/Tabs',
  component: Tabs,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The tabs keep which one is open. */
export const GameDetails: Story = { tags: ['example'], render: GameDetailsExample }

/** The host keeps which tab is open, and opens one from elsewhere. */
export const Controlled: Story = { tags: ['example'], render: ControlledExample }

export const Vertical: Story = { args: { orientation: 'vertical' } }

/** Arrow keys only move focus; Enter or Space opens the tab. For panels that are slow to render. */
export const ManualActivation: Story = { args: { activationMode: 'manual' } }

/** The tabs do not fit: the row scrolls, and fades where tabs are hidden. */
export const ManyTabs: Story = {
  render: function ManyTabs(args) {
    const { label, months } = useSample(samples)
    return (
      <div className="max-w-md">
        <Tabs {...args} defaultValue="5">
          <TabsList aria-label={label}>
            {months.map((month, at) => (
              <TabsTrigger key={month} value={`${at}`}>
                {month}
              </TabsTrigger>
            ))}
          </TabsList>
          {months.map((month, at) => (
            <TabsContent key={month} value={`${at}`}>
              {month}
            </TabsContent>
          ))}
        </Tabs>
      </div>
    )
  },
}
