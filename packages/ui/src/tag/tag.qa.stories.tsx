import { hueIcons } from '../category-tile/hue-icons.ts'
import { useSample } from '../testing/sample.ts'
import { Tag } from './tag.tsx'

export default { title: 'Components/Structure/Tag/QA', tags: ['qa', '!dev', '!autodocs'] }

const hues = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking'] as const

/** Text, link and current link, neutral and in every category color. */
export function Variants() {
  const words = useSample({
    en: {
      action: 'Action',
      puzzle: 'Puzzle',
      racing: 'Racing',
      adventure: 'Adventure',
      girls: 'Girls',
      cooking: 'Cooking',
      speed: 'speed',
    },
    ar: {
      action: 'أكشن',
      puzzle: 'ألغاز',
      racing: 'سباقات',
      adventure: 'مغامرات',
      girls: 'بنات',
      cooking: 'طبخ',
      speed: 'سرعة',
    },
  })
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Tag>{words.speed}</Tag>
        <Tag asChild>
          <a href="#speed">{words.speed}</a>
        </Tag>
        <Tag asChild selected>
          <a href="#speed">{words.speed}</a>
        </Tag>
      </div>
      {hues.map((hue) => (
        <div key={hue} className="flex flex-wrap items-center gap-3">
          <Tag hue={hue}>{words[hue]}</Tag>
          <Tag hue={hue} icon={hueIcons[hue]}>
            {words[hue]}
          </Tag>
          <Tag hue={hue} icon={hueIcons[hue]} asChild>
            <a href={`#${hue}`}>{words[hue]}</a>
          </Tag>
          <Tag hue={hue} asChild selected>
            <a href={`#${hue}`}>{words[hue]}</a>
          </Tag>
        </div>
      ))}
    </div>
  )
}
