import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { TextLink, type TextLinkProps } from './text-link.tsx'
import { ArrowEndIcon } from '../icons/index.ts'
import ExternalExample from './external.example.tsx'
import InTextExample from './in-text.example.tsx'

const samples = { en: { all: 'All games' }, ar: { all: 'كل الألعاب' } }

/** The link points to itself, so that `:target` shows that it was followed. */
function Sample(props: TextLinkProps) {
  return (
    <TextLink id="/en/games" {...props}>
      {useSample(samples).all}
    </TextLink>
  )
}

const meta = {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  args: { children: '', href: '#/en/games' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Underlined within text, so that color is not the only sign. */
export const InText: Story = { tags: ['example'], render: InTextExample }

/** The icon marks another site visually; hidden text says it to screen readers. */
export const External: Story = { tags: ['example'], render: ExternalExample }

export const Standalone: Story = { args: { variant: 'standalone', endIcon: ArrowEndIcon } }
