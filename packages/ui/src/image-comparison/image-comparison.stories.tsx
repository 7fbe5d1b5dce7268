import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import CustomCaptionsExample from './custom-captions.example.tsx'
import { ImageComparison, type ImageComparisonProps } from './image-comparison.tsx'
import { pair } from './image-comparison.samples.ts'
import SliderExample from './slider.example.tsx'

function Sample(props: Partial<ImageComparisonProps>) {
  const { before, after } = useSample(pair)
  return <ImageComparison className="max-w-2xl" {...props} before={before} after={after} />
}

const meta = {
  title: 'Components/Studio/ImageComparison',
  component: ImageComparison,
  args: { ...pair.en, ratio: '25 / 16' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ImageComparison>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Drag the handle, or move it with the arrow keys. */
export const Slider: Story = { tags: ['example'], render: SliderExample }

/** Side by side, with captions that say what has changed. */
export const CustomCaptions: Story = { tags: ['example'], render: CustomCaptionsExample }

/** The second image is still loading. */
export const Loading: Story = {
  render: function Loading(args) {
    const { before, after } = useSample(pair)
    return (
      <ImageComparison {...args} className="max-w-2xl" before={before} after={{ ...after, src: undefined }} />
    )
  },
}
