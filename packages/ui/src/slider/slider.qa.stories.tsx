import { useSample } from '../testing/sample.ts'
import { Slider, type SliderRange } from './slider.tsx'

export default { title: 'Components/Forms/Slider/QA', tags: ['qa', '!dev', '!autodocs'] }

const values: (number | SliderRange)[] = [0, 50, 100, [20, 80], [50, 50]]

/** Minimum, middle, maximum and ranges in every state, and values too long for one line. */
export function Variants() {
  const { name, ends } = useSample({
    en: { name: 'Volume', ends: ['As quiet as a mouse in the corner', 'As loud as the whole courtyard'] },
    ar: { name: 'مستوى الصوت', ends: ['خافت كهمس في زاوية بعيدة', 'عالٍ يملأ الساحة كلها'] },
  })
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6 sm:grid-cols-3">
      {values.flatMap((value) =>
        [{}, { 'aria-invalid': true }, { disabled: true }].map((state) => (
          <Slider
            key={JSON.stringify({ value, ...state })}
            aria-label={name}
            defaultValue={value}
            {...state}
          />
        )),
      )}
      <Slider aria-label={name} max={1} formatValue={(value) => ends[value] ?? ''} />
      <Slider aria-label={name} valueHidden defaultValue={30} />
      <Slider aria-label={name} min={-1_000_000} max={1_000_000} defaultValue={[-250_000, 250_000]} />
    </div>
  )
}
