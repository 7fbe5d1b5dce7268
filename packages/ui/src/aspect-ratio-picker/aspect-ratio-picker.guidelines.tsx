import type { Guideline } from '../testing/component-docs.ts'
import { AspectRatioPicker } from './aspect-ratio-picker.tsx'

const labels = { en: 'Aspect ratio of the video', ar: 'نسبة أبعاد الفيديو' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what gets the shape.', ar: 'سمِّ ما ستُحدَّد نسبته.' },
      sample: (language) => <AspectRatioPicker label={labels[language]} ratios={['16:9', '9:16']} />,
    },
    dont: {
      rule: { en: 'Do not use a label that fits every choice.', ar: 'لا تكتب عنوانًا يصلح لكل اختيار.' },
      sample: (language) => (
        <AspectRatioPicker label={{ en: 'Options', ar: 'خيارات' }[language]} ratios={['16:9', '9:16']} />
      ),
    },
  },
  {
    do: {
      rule: { en: 'Offer the ratios that the model supports.', ar: 'اعرض النسب التي يدعمها النموذج.' },
      sample: (language) => <AspectRatioPicker label={labels[language]} ratios={['1:1', '4:3', '16:9']} />,
    },
    dont: {
      rule: { en: 'Do not offer ratios that look alike.', ar: 'لا تعرض نسبًا تتشابه أشكالها.' },
      sample: (language) => (
        <AspectRatioPicker
          label={labels[language]}
          ratios={['1:1', '5:4', '4:3', '7:5', '3:2', '16:10', '16:9']}
        />
      ),
    },
  },
]
