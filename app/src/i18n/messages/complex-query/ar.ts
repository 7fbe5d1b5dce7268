import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  question: 'سؤالك',
  hint: 'أعطه ما يلزم ليفكر: الأرقام والحدود وما جرّبته من قبل.',
  keys: 'ويبدأ التحليل أيضًا بالضغط على <keys></keys>.',
  analyze: 'حلّل',
  cancel: 'إلغاء',
  idle: 'لا يُرسل شيء قبل أن تضغط.',
  thinking: 'يفكر…',
  writing: 'يكتب الجواب…',
  ready: 'الجواب جاهز.',
  seconds:
    '{seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  thoughts: 'ما يدور في تفكيره',
  thoughtFor:
    'فكّر {seconds, plural, zero {أقل من ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  answer: 'الجواب',
  copy: 'نسخ بصيغة ماركداون',
  download: 'تنزيل بصيغة ماركداون',
  copyFailed: 'تعذّر نسخ الجواب لأن متصفحك لا يسمح بذلك. نزّله بدلًا من ذلك.',
  cutOff: 'ينقطع الجواب قبل نهايته. اطلب أقل في المرة الواحدة، أو اطلب التتمة.',
  failed: 'حدث خطأ أثناء تحليل السؤال.',
  examples: 'جرّب مثلًا',
  example1: 'نحن ثمانية أصدقاء وسيارتنا لا تتسع إلا لخمسة. خطّط لنا يومًا على البحر لا يُظلم فيه أحد.',
  example2: 'قارن بين استئجار بيت وشرائه على مدى عشر سنوات: ما الذي يحسم الأمر، ومتى تميل الكفة؟',
  example3: 'لماذا كانت مكتبات قرطبة مهمة لأوروبا؟ وازن بين ثلاثة تفسيرات.',
} as const satisfies Translated<typeof en>
