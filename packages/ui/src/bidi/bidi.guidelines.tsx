import type { ReactNode } from 'react'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { Bdi, Num, UserText } from './index.ts'

const isolated: Record<'en' | 'ar', ReactNode> = {
  en: (
    <Text>
      <Bdi lang="ar">سباق النيون</Bdi>: <Num>1200</Num> points
    </Text>
  ),
  ar: (
    <Text>
      الأعمار: <Num>10-12</Num>
    </Text>
  ),
}
const comments = { en: 'كتبت نسختي منها بلغة C++!', ar: 'Best racing game so far (10/10)!' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Isolate foreign titles and all numbers.', ar: 'اعزل الأرقام وكل اسم بلغة أخرى.' },
      sample: (language) => isolated[language],
    },
    dont: {
      rule: {
        en: 'Do not write them as plain text: their order changes.',
        ar: 'لا تتركها نصًّا مجرّدًا فيختلّ ترتيبها.',
      },
      sample: (language) => <Text>{{ en: 'سباق النيون: 1200 points', ar: 'الأعمار: 10-12' }[language]}</Text>,
    },
  },
  {
    do: {
      rule: {
        en: 'Show text of people in its own direction.',
        ar: 'اعرض ما يكتبه الناس باتجاه لغتهم.',
      },
      sample: (language) => <UserText as="p">{comments[language]}</UserText>,
    },
    dont: {
      rule: {
        en: 'Do not show it in the direction of the page: its marks move.',
        ar: 'لا تفرض عليه اتجاه الصفحة، فتنتقل علاماته من مواضعها.',
      },
      sample: (language) => <Text>{comments[language]}</Text>,
    },
  },
]
