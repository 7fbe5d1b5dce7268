import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { Skeleton } from './skeleton.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Show the words that need no loading.',
        ar: 'أظهر من البداية كل نص لا يحتاج إلى تحميل.',
      },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Text size="label">{{ en: 'High scores', ar: 'أعلى النتائج' }[language]}</Text>
          <Skeleton lines={3} />
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not replace words that you know.', ar: 'لا تضع هيكلًا فارغًا مكان عنوان تعرفه.' },
      sample: () => (
        <div className="grid w-full gap-3">
          <Skeleton className="w-1/3" />
          <Skeleton lines={3} />
        </div>
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Draw the shape of what will come.',
        ar: 'ارسم هيئة المحتوى القادم: صورة فعنوان فسطران.',
      },
      sample: () => (
        <div className="grid w-40 gap-3">
          <Skeleton shape="card" />
          <Skeleton className="type-heading" />
          <Skeleton lines={2} className="type-small" />
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not draw another shape: the page would jump.',
        ar: 'لا ترسم هيئة أخرى، فتقفز الصفحة حين يصل المحتوى.',
      },
      sample: () => <Skeleton className="w-40" />,
    },
  },
]
