import { useSample } from '../testing/sample.ts'
import { Radio, RadioGroup } from './index.ts'

export default { title: 'Components/Forms/RadioGroup/QA', tags: ['qa', '!dev', '!autodocs'] }

const states = [{}, { 'aria-invalid': true }, { disabled: true }]

/** Every state, vertical and horizontal, with short and very long labels. */
export function Variants() {
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
}
