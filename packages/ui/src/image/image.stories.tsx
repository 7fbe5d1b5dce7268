import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import DecorativeExample from './decorative.example.tsx'
import FallbackExample from './fallback.example.tsx'
import { broken, poster } from './image.samples.ts'
import { Image, type ImageProps } from './image.tsx'
import PosterExample from './poster.example.tsx'

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

/** Described for readers who do not see it. */
export const Poster: Story = { tags: ['example'], render: PosterExample }

/** The title beside the image says the same, so the image has no alternative text. */
export const Decorative: Story = { tags: ['example'], render: DecorativeExample }

/** The first URL fails, so the fallback image is shown. */
export const Fallback: Story = { tags: ['example'], render: FallbackExample }

/** Nothing can be loaded: the star is shown, and the alt text is kept. */
export const Failed: Story = { args: { src: broken } }

export const Square: Story = { args: { ratio: '1 / 1' } }
