import type { Guideline } from '../testing/component-docs.ts'
import { Progress } from './progress.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name the task that runs.', ar: 'سمِّ المهمة الجارية.' },
      sample: (language) => (
        <Progress value={60} label={{ en: 'Uploading your recording', ar: 'جارٍ رفع التسجيل' }[language]} />
      ),
    },
    dont: {
      rule: { en: 'Do not only ask to wait.', ar: 'لا تكتفِ بطلب الانتظار.' },
      sample: (language) => (
        <Progress value={60} label={{ en: 'Please wait…', ar: 'يرجى الانتظار…' }[language]} />
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Count what is done.',
        ar: 'اذكر ما أُنجز من المجموع، ووافق بين العدد ومعدوده.',
      },
      sample: (language) => (
        <Progress
          value={3}
          max={8}
          label={{ en: 'Uploading your pictures', ar: 'جارٍ رفع صورك' }[language]}
          valueText={{ en: '3 of 8 pictures', ar: '3 صور من 8' }[language]}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not invent a value.', ar: 'لا تخترع نسبة لا تعرفها.' },
      sample: (language) => (
        <Progress value={99} label={{ en: 'Almost done', ar: 'أوشكنا على الانتهاء' }[language]} />
      ),
    },
  },
]
