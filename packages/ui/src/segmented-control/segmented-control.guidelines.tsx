import type { Guideline } from '../testing/component-docs.ts'

import { SegmentedControl } from './segmented-control.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Name each option in one or two words of the same kind.',
        ar: 'سمِّ كل خيار بكلمة أو كلمتين، وعلى صيغة واحدة.',
      },
      sample: (language) => {
        const { label, day, week, ever } = {
          en: { label: 'High scores', day: 'Today', week: 'This week', ever: 'All time' },
          ar: { label: 'أعلى النقاط', day: 'اليوم', week: 'هذا الأسبوع', ever: 'كل الأوقات' },
        }[language]
        return (
          <SegmentedControl
            label={label}
            options={[
              { value: 'day', label: day },
              { value: 'week', label: week },
              { value: 'ever', label: ever },
            ]}
          />
        )
      },
    },
    dont: {
      rule: { en: 'Do not mix names and commands.', ar: 'لا تخلط بين الأسماء والأوامر.' },
      sample: (language) => {
        const { label, day, week, ever } = {
          en: { label: 'Choose', day: 'Today', week: 'Show the scores of this week', ever: 'Or all' },
          ar: { label: 'اختر', day: 'اليوم', week: 'اعرض نقاط هذا الأسبوع', ever: 'أو الكل' },
        }[language]
        return (
          <SegmentedControl
            label={label}
            options={[
              { value: 'day', label: day },
              { value: 'week', label: week },
              { value: 'ever', label: ever },
            ]}
          />
        )
      },
    },
  },
]
