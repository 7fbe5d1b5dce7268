import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Progress, type ProgressProps } from './progress.tsx'

const samples = {
  en: { upload: 'Uploading your recording', video: 'Making your video', files: '3 of 8 pictures' },
  ar: { upload: 'جارٍ رفع التسجيل', video: 'جارٍ إعداد الفيديو', files: '3 صور من 8' },
}

function Sample(props: Partial<ProgressProps>) {
  const { upload } = useSample(samples)
  return (
    <div className="max-w-md">
      <Progress label={upload} {...props} />
    </div>
  )
}

const meta = {
  title: 'Components/Structure/Progress',
  component: Progress,
  args: { label: '', value: 60 },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The duration is unknown. */
export const Indeterminate: Story = {
  render: function Indeterminate() {
    return <Sample label={useSample(samples).video} />
  },
}

/** A custom value text. */
export const ValueText: Story = {
  render: function ValueText() {
    return <Sample value={3} max={8} valueText={useSample(samples).files} />
  },
}

export const LabelHidden: Story = { args: { labelHidden: true, size: 'small' } }
