import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  heading: 'أعلى النقاط',
  caption: 'أعلى خمس نتائج في {title}',
  empty: 'لا نتائج بعد. كن أول من يسجّل!',
  verified: '<mark></mark> أعادت {portal} لعب الجولة: هذه الحركات تعطي هذه النتيجة.',
  error: 'تعذّر جلب أعلى النقاط. أعد المحاولة لاحقًا.',
} as const satisfies Translated<typeof en>
