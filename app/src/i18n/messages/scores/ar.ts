import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  heading: 'أعلى النقاط',
  caption: 'أعلى خمس نتائج في {title}',
  empty: 'لا نتائج بعد. كن أول من يسجّل!',
  error: 'تعذّر جلب أعلى النقاط. أعد المحاولة لاحقًا.',
} as const satisfies Translated<typeof en>
