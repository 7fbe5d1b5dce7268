import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { Heading } from './heading.tsx'

const advice = {
  en: 'Sound is off when a game starts.',
  ar: 'الصوت مكتوم عند بدء اللعبة.',
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name the topic in a few words.', ar: 'سمِّ الموضوع في كلمات قليلة بلا مقدمات.' },
      sample: (language) => (
        <Heading level={4} size="heading">
          {{ en: 'How to play', ar: 'طريقة اللعب' }[language]}
        </Heading>
      ),
    },
    dont: {
      rule: { en: 'Do not write a sentence.', ar: 'لا تكتب جملة كاملة.' },
      sample: (language) => (
        <Heading level={4} size="heading">
          {
            {
              en: 'Here you will learn everything about how to play.',
              ar: 'في هذا القسم ستتعرّف على كل ما يخص طريقة اللعب.',
            }[language]
          }
        </Heading>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Write a sentence that matters as text.', ar: 'اكتب الجملة المهمة نصًّا.' },
      sample: (language) => <Text size="lead">{advice[language]}</Text>,
    },
    dont: {
      rule: { en: 'Do not use a heading to make text large.', ar: 'لا تستعمل العنوان لتكبير النص.' },
      sample: (language) => (
        <Heading level={4} size="title">
          {advice[language]}
        </Heading>
      ),
    },
  },
]
