import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { ImageComparison, type ImageComparisonProps } from './image-comparison.tsx'
import { pair } from './image-comparison.samples.ts'

function Sample({ captions = false, ...props }: Partial<ImageComparisonProps> & { captions?: boolean }) {
  const { before, after, edited, original } = useSample(pair)
  return (
    <ImageComparison
      className="max-w-2xl"
      {...props}
      before={{ ...before, ...(captions ? { caption: original } : {}) }}
      after={{ ...after, ...(captions ? { caption: edited } : {}) }}
    />
  )
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
export const Slider: Story = { args: { view: 'slider' } }

export const CustomCaptions: Story = { render: (args) => <Sample {...args} captions /> }

/** The second image is still loading. */
export const Loading: Story = {
  render: function Loading(args) {
    const { before, after } = useSample(pair)
    return (
      <ImageComparison {...args} className="max-w-2xl" before={before} after={{ ...after, src: undefined }} />
    )
  },
}
