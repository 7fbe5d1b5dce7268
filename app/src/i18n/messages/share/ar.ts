import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  copyLink: 'انسخ الرابط',
  copyFailed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',
  shareFailed: 'لم تُفتح المشاركة. انسخ الرابط بدلًا من ذلك.',
  textFailed: 'لم يسمح هذا المتصفح بمشاركة النص أو نسخه.',
} as const satisfies Translated<typeof en>
