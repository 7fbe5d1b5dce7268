import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'أبلغ عن «{title}»',
  text: 'يصير بلاغك رسالة إلى <contact></contact> تكتبها في برنامج بريدك، ولا تذهب إلا حين ترسلها منه، ونرى العنوان الذي أرسلتها منه. ولا يعلم بها من يلعب هذه اللعبة.',
  reason: 'ما المشكلة؟',
  reasonMissing: 'اختر المشكلة من فضلك.',
  reasons: {
    broken: 'لا تعمل، أو تتوقف',
    unfit: 'تعرض ما لا يليق بالأطفال',
    wrong: 'عنوانها أو صورتها أو نصها غير صحيح',
    access: 'لا أستطيع لعبها بلوحة المفاتيح أو قارئ الشاشة أو بجهازي',
    rights: 'تستعمل شيئًا بلا إذن صاحبه',
    other: 'شيء آخر',
  },
  note: 'هل من شيء آخر ينبغي أن نعرفه؟',
  noteHint: 'ما الذي حدث، وعلى أي جهاز. 500 حرف على الأكثر.',
  write: 'اكتب الرسالة',
  written: 'يفترض أن برنامج بريدك مفتوح الآن. فإن لم يُفتح فانسخ النص وأرسله إلى <contact></contact>.',
  copy: 'انسخ النص',
  copyFailed: 'تعذّر نسخ النص.',
  cancel: 'إلغاء',
  subject: 'بلاغ: {title}',
  body: 'اللعبة: {title} ({id})\nالعنوان: {address}\nالمشكلة: {reason}\n\n{note}',
} as const satisfies Translated<typeof en>
