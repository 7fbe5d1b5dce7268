import { Heading } from '../heading/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { Separator } from './separator.tsx'

const words = {
  en: { scores: 'High scores', best: 'Three new names this week', news: 'News', track: 'A track by the sea' },
  ar: {
    scores: 'أعلى النتائج',
    best: 'ثلاثة أسماء جديدة هذا الأسبوع',
    news: 'الأخبار',
    track: 'حلبة على شاطئ البحر',
  },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Use space first, and one line where space is not enough.',
        ar: 'افصل بالمسافة أولًا، وبخط واحد إن لم تكفِ.',
      },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Heading level={4}>{words[language].scores}</Heading>
          <Text>{words[language].best}</Text>
          <Separator />
          <Heading level={4}>{words[language].news}</Heading>
          <Text>{words[language].track}</Text>
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not draw a line on both sides of a heading.', ar: 'لا تحصر العنوان بين خطين.' },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Separator />
          <Heading level={4}>{words[language].scores}</Heading>
          <Separator />
          <Text>{words[language].best}</Text>
          <Separator />
          <Heading level={4}>{words[language].news}</Heading>
          <Separator />
          <Text>{words[language].track}</Text>
        </div>
      ),
    },
  },
]
