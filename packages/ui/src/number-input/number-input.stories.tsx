import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'
import PlayerCountExample from './player-count.example.tsx'
import PriceExample from './price.example.tsx'
import WithUnitExample from './with-unit.example.tsx'

function Sample(props: NumberInputProps) {
  const { label } = useSample({ en: { label: 'Players' }, ar: { label: 'عدد اللاعبين' } })
  return (
    <Field label={label} className="max-w-90">
      {(control) => <NumberInput {...control} {...props} />}
    </Field>
  )
}

const meta = {
  title: 'Components/Forms/NumberInput',
  component: NumberInput,
  args: { defaultValue: 4, min: 2, max: 40 },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof NumberInput>

export default meta
type Story = StoryObj<typeof meta>

/** Type ٣٥ or ۳۵: the number is 35. */
export const Default: Story = {}

/** The host holds the number, and states the limits before anything is typed. */
export const PlayerCount: Story = { tags: ['example'], render: PlayerCountExample }

/** Units of `Intl` and of your own are shown beside the number. */
export const WithUnit: Story = { tags: ['example'], render: WithUnitExample }

/** An uncontrolled number: the form submits ASCII digits, whatever was typed. */
export const Price: Story = { tags: ['example'], render: PriceExample }

/** Of 35%, the value is 0.35. */
export const Percentage: Story = {
  args: { defaultValue: 0.35, min: 0, max: 1, formatOptions: { style: 'percent' } },
}

/** A year has no separators. */
export const Year: Story = { args: { defaultValue: 2026, max: 2100, formatOptions: { useGrouping: false } } }

/** Leave the field: the error says what to enter, and the number stays as it was typed. */
export const OutsideLimits: Story = { args: { defaultValue: 99 } }

export const Disabled: Story = { args: { disabled: true } }
