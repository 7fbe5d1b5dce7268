import { ArrowEndIcon } from '../icons/arrow-end.tsx'
import { TrophyIcon } from '../icons/trophy.tsx'
import type { Guideline } from '../testing/component-docs.ts'
import { TextLink } from '../text-link/index.ts'

const all = { en: 'All games', ar: 'كل الألعاب' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Set a word beside an icon that not everyone knows.',
        ar: 'ضع كلمة بجانب كل أيقونة قد لا تُفهم وحدها.',
      },
      sample: (language) => (
        <span className="flex items-center gap-3">
          <TrophyIcon size={1.5} />
          <span>{{ en: 'High scores', ar: 'أعلى النقاط' }[language]}</span>
        </span>
      ),
    },
    dont: {
      rule: { en: 'Do not make readers guess.', ar: 'لا تترك القارئ يخمّن معناها.' },
      sample: () => <TrophyIcon size={1.5} />,
    },
  },
  {
    do: {
      rule: {
        en: 'Use icons as arrows: they follow the reading direction.',
        ar: 'استعمل أيقونات الأسهم، فهي تتبع اتجاه القراءة.',
      },
      sample: (language) => (
        <TextLink href="#/games" variant="standalone" endIcon={ArrowEndIcon}>
          {all[language]}
        </TextLink>
      ),
    },
    dont: {
      rule: { en: 'Do not type arrows: they do not mirror.', ar: 'لا تكتب السهم حرفًا، فهو لا ينعكس.' },
      sample: (language) => (
        <TextLink href="#/games" variant="standalone">
          {`${all[language]} →`}
        </TextLink>
      ),
    },
  },
]
