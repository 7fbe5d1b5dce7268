import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { LevelMeter, type LevelMeterHandle, type LevelMeterProps } from './level-meter.tsx'

const samples = {
  en: { label: 'Microphone level', speak: 'Speak louder' },
  ar: { label: 'مستوى الميكروفون', speak: 'تكلّم بصوت أعلى' },
}

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
export const ImperativeHandle: Story = {
  render: function ImperativeHandle() {
    const meter = useRef<LevelMeterHandle>(null)
    const level = useRef(0.1)
    return (
      <div className="grid justify-items-start gap-3">
        <Sample handle={meter} level={level.current} />
        <Button
          onClick={() => {
            level.current = (level.current + 0.15) % 1
            meter.current?.setLevel(level.current)
          }}
        >
          {useSample(samples).speak}
        </Button>
      </div>
    )
  },
}
