import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'قيّم هذه اللعبة',
  login: 'سجّل دخولك لتقيّم هذه اللعبة.',
  loginLink: 'دخول',
  saved:
    'منحتها {count, plural, zero {صفرًا} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.',
  confirm: 'تأكيد',
  cancel: 'إلغاء',
  chosen:
    '{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}، أليس كذلك؟',
  thanks: 'شكرًا على تقييمك!',
  saveError: 'تعذّر حفظ تقييمك. أعد المحاولة من فضلك.',
  loadError: 'تعذّر تحميل تقييماتك.',
  notSignedIn: 'يجب أن تسجّل دخولك لتقيّم الألعاب.',
} as const satisfies Translated<typeof en>
