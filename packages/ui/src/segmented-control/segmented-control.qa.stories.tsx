import { useSample } from '../testing/sample.ts'
import { SegmentedControl } from './segmented-control.tsx'
import { ArrowEndIcon, ClockIcon, StarIcon } from '../icons/index.ts'

export default { title: 'Components/Forms/SegmentedControl/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Two, three and five segments, with icons, one disabled, and too many for one line. */
export function Variants() {
  const { label, keys } = useSample({
    en: { label: 'Sort by', keys: ['Rating', 'Title', 'Newest', 'Oldest', 'Most played'] },
    ar: { label: 'الترتيب حسب', keys: ['التقييم', 'العنوان', 'الأحدث', 'الأقدم', 'الأكثر لعبًا'] },
  })
  const options = keys.map((label) => ({ value: label, label }))
  return (
    <div className="grid justify-items-start gap-5">
      <SegmentedControl label={label} options={options.slice(0, 2)} />
      <SegmentedControl
        label={label}
        labelHidden
        options={options.slice(0, 3).map((option, at) => ({
          ...option,
          icon: ([StarIcon, ArrowEndIcon, ClockIcon] as const)[at] ?? StarIcon,
          disabled: at === 1,
        }))}
      />
      <SegmentedControl label={label} options={options} />
      <div className="w-52">
        <SegmentedControl label={label} options={options} />
      </div>
    </div>
  )
}
