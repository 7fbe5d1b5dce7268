import type { Meta, StoryObj } from '@storybook/react-vite'
import { RacingIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import AsLinkExample from './as-link.example.tsx'
import FilterExample from './filter.example.tsx'
import { Tag, type TagProps } from './tag.tsx'

const Sample = (props: TagProps) => (
  <Tag {...props}>{useSample({ en: { racing: 'Racing' }, ar: { racing: 'سباقات' } }).racing}</Tag>
)

const meta = {
  title: 'Components/Structure/Tag',
  component: Tag,
  args: { children: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Category: Story = { args: { hue: 'racing', icon: RacingIcon } }

/** A category that leads to its page. */
export const AsLink: Story = { tags: ['example'], render: AsLinkExample }

/** A row of links, one of them current, to filter a list. */
export const Filter: Story = { tags: ['example'], render: FilterExample }
