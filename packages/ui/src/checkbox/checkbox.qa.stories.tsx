import { useSample } from '../testing/sample.ts'
import { Checkbox } from './checkbox.tsx'

export default { title: 'Components/Forms/Checkbox/QA', tags: ['qa', '!dev', '!autodocs'] }

const values = [{}, { defaultChecked: true }, { indeterminate: true }]
const states = [{}, { 'aria-invalid': true }, { disabled: true }]

/** Every value in every state, without a label, and with a short and a very long one. */
export function Variants() {
  const { short, long, hint } = useSample({
    en: {
      short: 'Sound',
      long: 'Tell me when a player whom I follow beats the score that I was proudest of this month',
      hint: 'Once a day at most, and never at night.',
    },
    ar: {
      short: 'الصوت',
      long: 'أخبرني حين يتجاوز لاعب أتابعه أفضل نتيجة حقّقتها في هذا الشهر وكنت فخورًا بها',
      hint: 'مرة واحدة في اليوم على الأكثر، وليس ليلًا.',
    },
  })
  return (
    <div className="grid max-w-4xl gap-x-6 sm:grid-cols-3">
      {values.flatMap((value) =>
        states.map((state) => (
          <div key={JSON.stringify({ ...value, ...state })}>
            <Checkbox {...value} {...state} aria-label={short} />
            <Checkbox {...value} {...state}>
              {short}
            </Checkbox>
            <Checkbox {...value} {...state} hint={hint}>
              {long}
            </Checkbox>
          </div>
        )),
      )}
    </div>
  )
}
