import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { broken, fallback, poster } from './image.samples.ts'
import { Image, type ImageProps } from './image.tsx'

const words = {
  en: { car: 'A red car leaping from a ramp' },
  ar: { car: 'سيارة حمراء تقفز عن منحدر' },
}

function Sample(props: ImageProps) {
  return (
    <div className="max-w-75">
      <Image className="rounded-tile" {...props} alt={useSample(words).car} />
    </div>
  )
}

const meta = {
  title: 'Components/Structure/Image',
  component: Image,
  args: { src: poster, alt: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { src: undefined } }

/** The first URL fails, so the fallback image is shown. */
export const Fallback: Story = { args: { src: broken, fallbackSrc: fallback } }

/** Nothing can be loaded: the star is shown, and the alt text is kept. */
export const Failed: Story = { args: { src: broken } }

export const Square: Story = { args: { ratio: '1 / 1' } }
