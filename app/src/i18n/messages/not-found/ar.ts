import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: '404: الصفحة غير موجودة',
  heading: 'بلاطة ناقصة هنا',
  text: 'الصفحة التي طلبتها ليست هنا. ربما انتقلت، أو في العنوان خطأ صغير.',
  code: '404',
} as const satisfies Translated<typeof en>
