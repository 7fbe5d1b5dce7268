import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

const samples = {
  en: { label: 'Search games', filled: 'neon drift', found: 'Searched for' },
  ar: { label: 'ابحث عن لعبة', filled: 'سباق النيون', found: 'بحثت عن' },
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
export const Searching: Story = {
  render: function Searching(args) {
    const { found } = useSample(samples)
    const [text, setText] = useState('')
    return (
      <div className="grid gap-3">
        <Sample {...args} onSearch={setText} />
        {text && (
          <p>
            {found} <bdi>{text}</bdi>
          </p>
        )}
      </div>
    )
  },
}
