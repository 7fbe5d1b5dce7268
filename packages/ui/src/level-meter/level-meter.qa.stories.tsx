import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { LevelMeter } from './level-meter.tsx'

const meta = {
  title: 'Components/Studio/LevelMeter/QA',
  component: LevelMeter,
  tags: ['qa', '!dev', '!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof LevelMeter>
export default meta

/** From silence to the loudest, wide and narrow. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { label } = useSample({ en: { label: 'Level' }, ar: { label: 'المستوى' } })
    return (
      <div className="grid max-w-lg gap-3">
        {[0, 0.1, 0.35, 0.6, 0.85, 1].map((level) => (
          <LevelMeter key={level} label={label} level={level} />
        ))}
        <LevelMeter label={label} level={0.7} className="w-24!" />
      </div>
    )
  },
}
