import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import CustomSizeExample from './custom-size.example.tsx'
import FocusAfterNavigationExample from './focus-after-navigation.example.tsx'
import { Heading, type HeadingProps } from './heading.tsx'
import SectionsExample from './sections.example.tsx'

const samples = {
  en: {
    display: 'A courtyard full of games',
    title: 'Everyone is playing',
    heading: 'How to play',
    subheading: 'Neon Drift',
  },
  ar: {
    display: 'ساحة واحدة، وألعاب لا تنتهي',
    title: 'يلعبها الجميع الآن',
    heading: 'طريقة اللعب',
    subheading: 'سباق النيون',
  },
}

const Sample = (props: HeadingProps) => <Heading {...props}>{useSample(samples).display}</Heading>

const meta = {
  title: 'Components/Structure/Heading',
  component: Heading,
  args: { level: 1 },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each level in its default size. */
export const Levels: Story = {
  render: function Levels() {
    const { display, title, heading, subheading } = useSample(samples)
    return (
      <div className="grid gap-4">
        <Heading level={1}>{display}</Heading>
        <Heading level={2}>{title}</Heading>
        <Heading level={3}>{heading}</Heading>
        <Heading level={4}>{subheading}</Heading>
      </div>
    )
  },
}

/** A section and its subsection. */
export const Sections: Story = { tags: ['example'], render: SectionsExample }

/** Level 2 in the document outline, displayed as a subheading. */
export const CustomSize: Story = { tags: ['example'], render: CustomSizeExample }

/** The heading of the new page takes focus, so that screen readers announce it. */
export const FocusAfterNavigation: Story = { tags: ['example'], render: FocusAfterNavigationExample }
