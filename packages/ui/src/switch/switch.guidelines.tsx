import type { Guideline } from '../testing/component-docs.ts'

import { Switch } from './switch.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name what is on, as a noun.', ar: 'سمِّ ما يُشغَّل باسم، لا بجملة.' },
      sample: (language) => <Switch defaultChecked>{{ en: 'Sound', ar: 'الصوت' }[language]}</Switch>,
    },
    dont: {
      rule: {
        en: 'Do not name the off state: on would mean off.',
        ar: 'لا تسمِّ حالة الإيقاف، فيصير التشغيل إيقافًا.',
      },
      sample: (language) => (
        <Switch defaultChecked>{{ en: 'Turn the sound off', ar: 'إيقاف الصوت' }[language]}</Switch>
      ),
    },
  },
]
