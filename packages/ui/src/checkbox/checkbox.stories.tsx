import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

const samples = {
  en: {
    label: 'Show games I have played',
    hint: 'They stand after the new ones.',
    all: 'All categories',
    some: ['Puzzle', 'Racing', 'Adventure'],
    terms: 'Rules of the house',
    agree: 'I have read them and will play fair.',
    error: 'Read and accept the rules to go on.',
  },
  ar: {
    label: 'أظهر الألعاب التي لعبتها',
    hint: 'تأتي بعد الألعاب الجديدة.',
    all: 'كل الفئات',
    some: ['ألغاز', 'سباقات', 'مغامرات'],
    terms: 'قواعد الساحة',
    agree: 'قرأتها وسألعب بنزاهة.',
    error: 'اقرأ القواعد ووافق عليها لتتابع.',
  },
}

function Sample({ hinted = false, ...props }: CheckboxProps & { hinted?: boolean }) {
  const { label, hint } = useSample(samples)
  return (
    <Checkbox {...props} {...(hinted ? { hint } : {})}>
      {label}
    </Checkbox>
  )
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithHint: Story = { render: (args) => <Sample {...args} hinted /> }

/** The first box reflects the others: all, none, or some of them. */
export const Indeterminate: Story = {
  render: function Indeterminate() {
    const { all, some } = useSample(samples)
    const [chosen, choose] = useState<readonly number[]>([1])
    return (
      <div className="grid">
        <Checkbox
          checked={chosen.length === some.length}
          indeterminate={chosen.length > 0 && chosen.length < some.length}
          onChange={(event) => choose(event.target.checked ? some.map((_, at) => at) : [])}
        >
          {all}
        </Checkbox>
        <div className="ms-9 grid">
          {some.map((name, at) => (
            <Checkbox
              key={name}
              checked={chosen.includes(at)}
              onChange={(event) =>
                choose(event.target.checked ? [...chosen, at] : chosen.filter((other) => other !== at))
              }
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </div>
    )
  },
}

export const InField: Story = {
  render: function InField() {
    const { terms, agree, error } = useSample(samples)
    return (
      <Field label={terms} error={error} required>
        {(control) => <Checkbox {...control}>{agree}</Checkbox>}
      </Field>
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
