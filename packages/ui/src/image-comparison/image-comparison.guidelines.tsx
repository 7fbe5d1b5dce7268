import type { Guideline } from '../testing/component-docs.ts'
import { pair } from './image-comparison.samples.ts'
import { ImageComparison } from './image-comparison.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say in the caption what has changed.', ar: 'قل في الشرح ما تغيّر.' },
      sample: (language) => {
        const { before, after, edited, original } = pair[language]
        return (
          <ImageComparison
            className="w-full"
            ratio="25 / 16"
            before={{ ...before, caption: original }}
            after={{ ...after, caption: edited }}
          />
        )
      },
    },
    dont: {
      rule: { en: 'Do not show file names.', ar: 'لا تعرض أسماء الملفات.' },
      sample: (language) => {
        const { before, after } = pair[language]
        return (
          <ImageComparison
            className="w-full"
            ratio="25 / 16"
            before={{ ...before, caption: 'IMG_0412.jpg' }}
            after={{ ...after, caption: 'IMG_0412-2.jpg' }}
          />
        )
      },
    },
  },
]
