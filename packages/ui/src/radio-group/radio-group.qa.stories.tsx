import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Radio, RadioGroup } from './index.ts'

const meta = {
  title: 'Components/Forms/RadioGroup/QA',
  component: RadioGroup,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof RadioGroup>
export default meta

const states = [{}, { 'aria-invalid': true }, { disabled: true }]

/** Every state, vertical and horizontal, with short and very long labels. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { name, short, other, long, hint } = useSample({
      en: {
        name: 'Frame',
        short: 'Wide',
        other: 'Tall',
        long: 'As wide as the screen of the one who looks at it, whatever that may turn out to be',
        hint: 'Best on a computer.',
      },
      ar: {
        name: 'الإطار',
        short: 'عريض',
        other: 'طويل',
        long: 'بعرض شاشة من ينظر إليه، أيًّا كان مقاسها حين يفتح الصفحة',
        hint: 'الأنسب على الحاسوب.',
      },
    })
    return (
      <div className="grid max-w-4xl gap-6 sm:grid-cols-3">
        {states.flatMap((state) =>
          (['vertical', 'horizontal'] as const).map((orientation) => (
            <RadioGroup
              key={JSON.stringify({ orientation, ...state })}
              aria-label={name}
              defaultValue="wide"
              orientation={orientation}
              {...state}
            >
              <Radio value="wide">{short}</Radio>
              <Radio value="tall" disabled>
                {other}
              </Radio>
              <Radio value="own" hint={hint}>
                {long}
              </Radio>
            </RadioGroup>
          )),
        )}
      </div>
    )
  },
}
