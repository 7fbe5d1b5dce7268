import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import FilteringExample from './filtering.example.tsx'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'
import SearchingExample from './searching.example.tsx'

const samples = {
  en: { label: 'Search games', filled: 'neon drift' },
  ar: { label: 'ابحث عن لعبة', filled: 'سباق النيون' },
}

function Sample({ filled = false, ...props }: SearchBoxProps & { filled?: boolean }) {
  const sample = useSample(samples)
  return (
    <div className="max-w-80">
      <SearchBox {...props} label={sample.label} defaultValue={filled ? sample.filled : ''} />
    </div>
  )
}

const meta = {
  title: 'Components/Forms/SearchBox',
  component: SearchBox,
  args: { label: '', onSearch: () => undefined },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { render: (args) => <Sample {...args} filled /> }

/** The host receives trimmed text, never an empty string. */
export const Searching: Story = { tags: ['example'], render: SearchingExample }

/** Filters a list while typing and announces how many items are left. */
export const Filtering: Story = { tags: ['example'], render: FilteringExample }
