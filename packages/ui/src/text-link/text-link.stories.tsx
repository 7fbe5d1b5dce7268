import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { TextLink, type TextLinkProps } from './text-link.tsx'
import { ArrowEndIcon } from '../icons/index.ts'

const samples = {
  en: {
    all: 'All games',
    before: 'By playing you accept our ',
    terms: 'terms',
    rules: 'ad rules',
    after: '.',
  },
  ar: {
    all: 'كل الألعاب',
    before: 'باللعب توافق على ',
    terms: 'شروط الاستخدام',
    rules: 'قواعد الإعلان',
    after: '.',
  },
}

/** The link points to itself, so that `:target` shows that it was followed. */
function Sample({ word = 'all', ...props }: TextLinkProps & { word?: 'all' | 'rules' }) {
  return (
    <TextLink id="/en/games" {...props}>
      {useSample(samples)[word]}
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

export const InText: Story = {
  render: function InText(args) {
    const { before, terms, after } = useSample(samples)
    return (
      <p>
        {before}
        <TextLink {...args}>{terms}</TextLink>
        {after}
      </p>
    )
  },
}

/** The icon marks another site visually; hidden text says it to screen readers. */
export const External: Story = {
  args: { href: 'https://example.com', external: true },
  render: (args) => <Sample {...args} word="rules" />,
}

export const Standalone: Story = { args: { variant: 'standalone', endIcon: ArrowEndIcon } }
