import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import RequiredExample from './required.example.tsx'
import { Select, type SelectProps } from './select.tsx'
import SortingExample from './sorting.example.tsx'

const samples = {
  en: { label: 'Sort by', options: { rating: 'Rating', title: 'Title', newest: 'Newest' } },
  ar: { label: 'الترتيب حسب', options: { rating: 'التقييم', title: 'العنوان', newest: 'الأحدث' } },
}

function Sample(props: SelectProps) {
  const { label, options } = useSample(samples)
  return (
    <div className="max-w-60">
      <Select aria-label={label} {...props}>
        {Object.entries(options).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </Select>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A change reorders the list and nothing else. */
export const Sorting: Story = { tags: ['example'], render: SortingExample }

/** An empty first option asks for a choice; the error appears on submit. */
export const Required: Story = { tags: ['example'], render: RequiredExample }

export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
