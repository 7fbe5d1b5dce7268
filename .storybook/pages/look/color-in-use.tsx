import { ArrowEndIcon, Button, CategoryTile, PlayIcon, StarMotif, Tag, TextLink } from '@saha/ui'
import { categories } from '../../../packages/ui/src/category-tile/category-tile.samples.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'

/** Approximate share of each color on a screen. */
const shares = [
  { share: '58%', look: 'bg-surface border border-line text-ink' },
  { share: '26%', look: 'bg-night text-on-night' },
  { share: '8%', look: 'bg-link text-ground' },
  { share: '5%', look: 'bg-action text-on-action' },
  { share: '3%', look: 'bg-danger-fill text-on-danger' },
]

const words = {
  en: { play: 'Play now', link: 'All games', tag: 'two players', chosen: 'logic' },
  ar: { play: 'العب الآن', link: 'كل الألعاب', tag: 'لاعبان', chosen: 'منطق' },
}

/** The palette in use: proportions, roles and the six category colors. */
export function ColorInUse() {
  const say = useSample(words)
  return (
    <div className="grid gap-8">
      <div className="flex h-28 gap-1.5" aria-hidden="true">
        {shares.map(({ share, look }) => (
          <div
            key={look}
            className={`grid min-w-0 place-items-center overflow-hidden rounded-control ${look}`}
            style={{ inlineSize: share }}
          >
            <StarMotif size="24px" />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button variant="action" startIcon={PlayIcon}>
          {say.play}
        </Button>
        <Button>{say.link}</Button>
        <TextLink href="#games" variant="standalone" endIcon={ArrowEndIcon}>
          {say.link}
        </TextLink>
        <Tag asChild>
          <a href="#tag">{say.tag}</a>
        </Tag>
        <Tag asChild selected>
          <a href="#tag">{say.chosen}</a>
        </Tag>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {useSample(categories).map((category) => (
          <li key={category.hue} className="grid">
            <CategoryTile href={`#${category.hue}`} {...category} />
          </li>
        ))}
      </ul>
    </div>
  )
}
