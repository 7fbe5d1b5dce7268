import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Select, type SelectProps } from './select.tsx'

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
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
