import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import CountryExample from './country.example.tsx'
import CreatingExample from './creating.example.tsx'
import LoadingExample from './loading.example.tsx'

const samples = {
  en: {
    label: 'Game',
    board: 'Board games',
    outside: 'Outdoors',
    options: ['Backgammon', 'Chess', 'Draughts', 'Football', 'Tag', 'Kites'],
    many: (number: number) => `Player ${number}`,
  },
  ar: {
    label: 'اللعبة',
    board: 'ألعاب الطاولة',
    outside: 'ألعاب الهواء الطلق',
    options: ['طاولة الزهر', 'الشطرنج', 'الداما', 'كرة القدم', 'المطاردة', 'الطائرات الورقية'],
    many: (number: number) => `اللاعب ${number}`,
  },
}

type SampleProps = Omit<ComboboxProps, 'options'> & { grouped?: boolean; count?: number; invalid?: boolean }

function Sample({ grouped = false, count = 0, invalid = false, ...props }: SampleProps) {
  const sample = useSample(samples)
  const options =
    count > 0
      ? Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: sample.many(index + 1) }))
      : sample.options.map((label, index) => ({
          value: `${index}`,
          label,
          disabled: index === 2,
          ...(grouped ? { group: index < 3 ? sample.board : sample.outside } : {}),
        }))
  return (
    <div className="min-h-80 max-w-80">
      <Field label={sample.label} error={invalid && sample.label}>
        {(control) => <Combobox {...control} {...(props as ComboboxProps)} options={options} />}
      </Field>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: { options: [] },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

/** Type some letters, or open the list with the arrow. */
export const Default: Story = {}

export const Chosen: Story = { render: () => <Sample defaultValue="1" /> }

/** Chips are one tab stop; Backspace in the empty field removes the last. */
export const Multiple: Story = { render: () => <Sample multiple defaultValue={['1', '3']} /> }

/** Groups have headings; their options need not be adjacent. */
export const Grouped: Story = { render: () => <Sample grouped /> }

/** A list of 5,000 options renders only those near the visible ones. */
export const LongList: Story = { render: () => <Sample count={5000} /> }

/** Finds a country in both languages and requires a choice on submit. */
export const Country: Story = { tags: ['example'], render: CountryExample }

/** Adds what is missing: type a word that is not in the list. */
export const Creating: Story = { tags: ['example'], render: CreatingExample }

/** Asks a server while typing; typing on aborts the request. */
export const Loading: Story = {
  tags: ['example'],
  render: () => (
    <div className="min-h-60">
      <LoadingExample />
    </div>
  ),
}

export const Disabled: Story = { render: () => <Sample defaultValue="1" disabled /> }
