import type { Guideline } from '../testing/component-docs.ts'
import { CategoryTile } from './category-tile.tsx'

const titles = { en: ['Adventure', 'Cooking'], ar: ['مغامرات', 'طبخ'] }

function Tiles({ language, counts: [few = '', many = ''] }: { language: 'en' | 'ar'; counts: string[] }) {
  const [adventure = '', cooking = ''] = titles[language]
  return (
    <div className="grid w-full grid-cols-2 gap-4">
      <CategoryTile href="#adventure" hue="adventure" title={adventure} count={few} />
      <CategoryTile href="#cooking" hue="cooking" title={cooking} count={many} />
    </div>
  )
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Write the count as it is spoken: 1 game, 12 games.',
        ar: 'اكتب العدد مع معدوده كما يُنطق: لعبتان، 7 ألعاب، 12 لعبة.',
      },
      sample: (language) => (
        <Tiles
          language={language}
          counts={{ en: ['1 game', '12 games'], ar: ['لعبتان', '12 لعبة'] }[language]}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not use one form for all numbers.', ar: 'لا تستعمل صيغة واحدة لكل الأعداد.' },
      sample: (language) => (
        <Tiles
          language={language}
          counts={{ en: ['1 game(s)', '12 game(s)'], ar: ['2 ألعاب', '12 ألعاب'] }[language]}
        />
      ),
    },
  },
]
