import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import ControlledExample from './controlled.example.tsx'
import VideoExample from './video.example.tsx'
import { AspectRatioPicker, type AspectRatioPickerProps } from './aspect-ratio-picker.tsx'

const ratios = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const

function Sample(props: Partial<AspectRatioPickerProps>) {
  const { label } = useSample({ en: { label: 'Aspect ratio' }, ar: { label: 'نسبة الأبعاد' } })
  return <AspectRatioPicker ratios={ratios} {...props} label={label} />
}

const meta = {
  title: 'Components/Studio/AspectRatioPicker',
  component: AspectRatioPicker,
  args: { label: '', ratios },
  render: ({ label: _legend, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof AspectRatioPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The two aspect ratios of a generated video. */
export const Video: Story = { tags: ['example'], render: VideoExample }

/** The host keeps the ratio and draws a preview. */
export const Controlled: Story = { tags: ['example'], render: ControlledExample }

export const LabelHidden: Story = { args: { labelHidden: true, defaultValue: '4:3' } }
