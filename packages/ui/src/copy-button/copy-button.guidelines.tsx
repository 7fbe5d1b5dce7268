import type { Guideline } from '../testing/component-docs.ts'
import { CopyButton } from './copy-button.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name what is copied.', ar: 'سمِّ ما سيُنسخ.' },
      sample: (language) => <CopyButton label={{ en: 'Copy link', ar: 'انسخ الرابط' }[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not leave users guessing what is on the clipboard.',
        ar: 'لا تترك القارئ يخمّن ما نُسخ.',
      },
      sample: (language) => <CopyButton label={{ en: 'Copy here', ar: 'انسخ من هنا' }[language]} />,
    },
  },
]
