import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import LeadAndBodyExample from './lead-and-body.example.tsx'
import { Text, type TextProps } from './text.tsx'

const samples = {
  en: 'Pick a game and play it here and now: nothing to install, nothing to pay, on any screen you have at hand.',
  ar: 'اختر لعبة وابدأ فورًا: لا تنزيل ولا رسوم، وعلى أي شاشة بين يديك.',
}

function Sample(props: TextProps) {
  return (
    <Text className="max-w-prose" {...props}>
      {useSample(samples)}
    </Text>
  )
}

const meta = {
  title: 'Components/Structure/Text',
  component: Text,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Lead: Story = { args: { size: 'lead' } }
export const Muted: Story = { args: { size: 'small', tone: 'muted' } }
export const Danger: Story = { args: { size: 'small', tone: 'danger' } }

/** Three sizes, in a block of readable width. */
export const LeadAndBody: Story = { tags: ['example'], render: LeadAndBodyExample }
