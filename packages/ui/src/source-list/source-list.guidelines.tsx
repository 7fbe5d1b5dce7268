import type { Guideline } from '../testing/component-docs.ts'
import { SourceList } from './source-list.tsx'

const words = {
  en: { label: 'Sources', title: 'How to play backgammon' },
  ar: { label: 'المصادر', title: 'كيف تلعب الطاولة' },
}
const uri = 'https://redirect.example.com/grounding/AbC123'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Pass the title of the page and its site.', ar: 'اذكر عنوان الصفحة وموقعها.' },
      sample: (language) => (
        <SourceList
          label={words[language].label}
          sources={[{ uri, title: words[language].title, site: 'bkgm.com' }]}
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not leave readers with the site of a redirect.',
        ar: 'لا تترك القارئ أمام موقع إعادة التوجيه.',
      },
      sample: (language) => <SourceList label={words[language].label} sources={[{ uri }]} />,
    },
  },
]
