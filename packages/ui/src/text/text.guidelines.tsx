import { Heading } from '../heading/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from './text.tsx'

const start = {
  en: { title: 'How to play', text: 'Pick a game and play. Nothing to install, nothing to pay.' },
  ar: { title: 'طريقة اللعب', text: 'اختر لعبة وابدأ فورًا. لا تنزيل ولا رسوم.' },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Write short sentences that begin with a verb.',
        ar: 'ابدأ بالفعل، واجعل لكل جملة فكرة واحدة.',
      },
      sample: (language) => <Text>{start[language].text}</Text>,
    },
    dont: {
      rule: {
        en: 'Do not turn verbs into nouns.',
        ar: 'لا تُثقل الجملة بعبارات مثل «القيام بـ» و«بشكل».',
      },
      sample: (language) => (
        <Text>
          {
            {
              en: 'Our platform offers users the possibility of immediate play without the installation of software.',
              ar: 'تتيح منصتنا لمستخدميها إمكانية القيام باللعب بشكل فوري ودون الحاجة إلى تنزيل أي برامج.',
            }[language]
          }
        </Text>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Use Heading for what names a section.', ar: 'للعناوين استعمل Heading.' },
      sample: (language) => (
        <div className="grid gap-2">
          <Heading level={4}>{start[language].title}</Heading>
          <Text>{start[language].text}</Text>
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not imitate a heading with a size.',
        ar: 'لا تقلّد العنوان بتكبير النص.',
      },
      sample: (language) => (
        <div className="grid gap-2">
          <Text size="lead" className="font-bold">
            {start[language].title}
          </Text>
          <Text>{start[language].text}</Text>
        </div>
      ),
    },
  },
]
