import type { Guideline } from '../testing/component-docs.ts'
import { SkipLink } from './skip-link.tsx'

const visible = { targetId: 'content', className: 'static translate-none!' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name what is skipped, or what comes next.', ar: 'سمِّ ما يُتخطّى أو ما يأتي بعده.' },
      sample: (language) => (
        <SkipLink {...visible}>{{ en: 'Skip the game', ar: 'تخطَّ اللعبة' }[language]}</SkipLink>
      ),
    },
    dont: {
      rule: { en: 'Do not leave open where it leads.', ar: 'لا تترك وجهته مبهمة.' },
      sample: (language) => <SkipLink {...visible}>{{ en: 'Skip', ar: 'تخطٍّ' }[language]}</SkipLink>,
    },
  },
]
