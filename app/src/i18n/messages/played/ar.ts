import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'لعبتَ مؤخرًا',
  description: 'آخر الألعاب التي لعبتها في هذا المتصفح، لتكملها.',
  heading: 'لعبتَ مؤخرًا',
  lead: 'لا يعرفها إلا هذا المتصفح: آخر {most} لعبة، لمن يستعمله أيًا كان.',
  continue: 'أكمل',
  again: 'العب مجددًا',
  continueGame: 'أكمل: {title}',
  againGame: 'العب مجددًا: {title}',
  remove: 'أزل {title} من القائمة',
  clear: 'أفرغ القائمة',
  cleared: 'القائمة فارغة.',
  removed: 'أُزيلت {title} من القائمة.',
  undo: 'تراجع',
  empty: 'لم تلعب شيئًا هنا بعد',
  emptyHint: 'تظهر هنا الألعاب التي تلعبها في هذا المتصفح، لتجدها من جديد.',
  browse: 'تصفّح الألعاب',
} as const satisfies Translated<typeof en>
