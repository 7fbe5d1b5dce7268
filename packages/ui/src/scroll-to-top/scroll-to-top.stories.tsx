import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import OnScrollExample from './on-scroll.example.tsx'
import { ScrollToTop, type ScrollToTopProps } from './scroll-to-top.tsx'

/** The button hides at the top of the page. */
function Sample({ visible, ...props }: ScrollToTopProps) {
  const [down, setDown] = useState(visible)
  const label = useSample({ en: 'Back to top', ar: 'إلى الأعلى' })
  return (
    <div className="min-h-48">
      <ScrollToTop {...props} visible={down} label={label} onClick={() => setDown(false)} />
    </div>
  )
}

const meta = {
  title: 'Components/Portal/ScrollToTop',
  component: ScrollToTop,
  args: { visible: true, label: '' },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ScrollToTop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Hidden: Story = { args: { visible: false } }

/** Appears after one screen, and moves scroll position and focus to the top. */
export const OnScroll: Story = { tags: ['example'], render: OnScrollExample }
