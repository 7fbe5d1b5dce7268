import { useSample } from '../testing/sample.ts'
import { Select } from './select.tsx'

export default { title: 'Components/Forms/Select/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every state, with a short and a very long option. */
export function Variants() {
  const { label, short, long } = useSample({
    en: { label: 'Sort by', short: 'Rating', long: 'Rating given by signed-in players, highest first' },
    ar: { label: 'الترتيب حسب', short: 'التقييم', long: 'تقييم اللاعبين المسجّلين، من الأعلى إلى الأدنى' },
  })
  return (
    <div className="grid max-w-3xl gap-4 sm:grid-cols-3">
      {[short, long].flatMap((word) =>
        [{}, { 'aria-invalid': true }, { disabled: true }].map((state) => (
          <Select key={`${word} ${Object.keys(state).join()}`} aria-label={label} {...state}>
            <option>{word}</option>
          </Select>
        )),
      )}
    </div>
  )
}
