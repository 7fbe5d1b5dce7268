import type { Guideline } from '../testing/component-docs.ts'

import { Slider } from './slider.tsx'

const names = { en: 'Daily play time', ar: 'مدة اللعب اليومية' }
const formats = {
  en: (minutes: number) => `${minutes} min`,
  ar: (minutes: number) => (minutes <= 10 ? `${minutes} دقائق` : `${minutes} دقيقة`),
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Show the unit with the number.',
        ar: 'اذكر الوحدة مع العدد، وراعِ صيغة المعدود: 5 دقائق، 20 دقيقة.',
      },
      sample: (language) => (
        <div className="w-full">
          <Slider
            aria-label={names[language]}
            formatValue={formats[language]}
            defaultValue={20}
            min={5}
            max={60}
          />
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not leave a number without its unit.', ar: 'لا تترك العدد بلا وحدة.' },
      sample: (language) => (
        <div className="w-full">
          <Slider aria-label={names[language]} defaultValue={20} min={5} max={60} />
        </div>
      ),
    },
  },
]
