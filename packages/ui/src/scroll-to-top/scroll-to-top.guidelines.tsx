import type { Guideline } from '../testing/component-docs.ts'
import { IconButton } from '../icon-button/index.ts'
import { HeartIcon } from '../icons/heart.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

const labels = { en: 'Back to top', ar: 'إلى الأعلى' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Leave the corner of the page to it alone.', ar: 'دع له زاوية الصفحة وحده.' },
      sample: (language) => <ScrollToTop visible label={labels[language]} style={{ position: 'static' }} />,
    },
    dont: {
      rule: { en: 'Do not gather floating buttons there.', ar: 'لا تجمع فيها أزرارًا عائمة.' },
      sample: (language) => (
        <div className="flex gap-3">
          <IconButton icon={HeartIcon} label={{ en: 'Favorites', ar: 'المفضلة' }[language]} />
          <ScrollToTop visible label={labels[language]} style={{ position: 'static' }} />
        </div>
      ),
    },
  },
]
