import { useSample } from '../testing/sample.ts'
import { categories } from './category-tile.samples.ts'
import { CategoryTile } from './category-tile.tsx'
import { GamepadIcon } from '../icons/index.ts'

export default { title: 'Components/Portal/CategoryTile/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every hue with a count, without one, and with a name that wraps. */
export function Variants() {
  const six = useSample(categories)
  const long = useSample({ en: 'Adventure and exploration games', ar: 'ألعاب المغامرات والاستكشاف' })
  return (
    <div className="grid max-w-5xl grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {six.map((category) => (
        <CategoryTile key={category.hue} href="#" {...category} />
      ))}
      {six.map(({ hue, title }) => (
        <CategoryTile key={hue} href="#" hue={hue} title={title} icon={GamepadIcon} />
      ))}
      {six.map(({ hue, count }) => (
        <CategoryTile key={hue} href="#" hue={hue} title={long} count={count} />
      ))}
    </div>
  )
}
