import { useSample } from '../testing/sample.ts'
import { SegmentedControl } from './segmented-control.tsx'
import { ArrowEndIcon, ClockIcon, StarIcon } from '../icons/index.ts'

export default { title: 'Components/Forms/SegmentedControl/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Two, three and five segments, with icons, one disabled, and too many for one line. */
export function Variants() {
  const { legend, keys } = useSample({
    en: { legend: 'Sort by', keys: ['Rating', 'Title', 'Newest', 'Oldest', 'Most played'] },
    ar: { legend: 'الترتيب حسب', keys: ['التقييم', 'العنوان', 'الأحدث', 'الأقدم', 'الأكثر لعبًا'] },
  })
  const options = keys.map((label) => ({ value: label, label }))
  return (
    <div className="grid justify-items-start gap-5">
      <SegmentedControl legend={legend} options={options.slice(0, 2)} />
      <SegmentedControl
        legend={legend}
        legendHidden
        options={options.slice(0, 3).map((option, at) => ({
          ...option,
          icon: ([StarIcon, ArrowEndIcon, ClockIcon] as const)[at] ?? StarIcon,
          disabled: at === 1,
        }))}
      />
      <SegmentedControl legend={legend} options={options} />
      <div className="w-52">
        <SegmentedControl legend={legend} options={options} />
      </div>
    </div>
  )
}
