import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import ImperativeHandleExample from './imperative-handle.example.tsx'
import { LevelMeter, type LevelMeterProps } from './level-meter.tsx'

const samples = { en: { label: 'Microphone level' }, ar: { label: 'مستوى الميكروفون' } }

const Sample = (props: Partial<LevelMeterProps>) => (
  <LevelMeter className="max-w-80" {...props} label={useSample(samples).label} />
)

const meta = {
  title: 'Components/Studio/LevelMeter',
  component: LevelMeter,
  args: { label: '', level: 0.55 },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof LevelMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Silent: Story = { args: { level: 0 } }
export const Loud: Story = { args: { level: 1 } }

/** Driven by its handle, as an audio worklet would, without rendering. */
export const ImperativeHandle: Story = { tags: ['example'], render: ImperativeHandleExample }
