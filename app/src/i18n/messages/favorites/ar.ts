import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'المفضلة',
  description: 'الألعاب التي تحب أن تبقى قريبة منك.',
  heading: 'ألعابك المفضلة',
  loading: 'تُحمَّل مفضلتك…',
  error: 'تعذّر تحميل مفضلتك. تحقق من اتصالك بالشبكة ومن صلاحيات المجموعات ومعرّفاتها.',
  empty: 'مفضلتك خالية بعد',
  emptyHint: 'اضغط القلب على أي لعبة تجدها تنتظرك هنا.',
  browse: 'تصفّح الألعاب',
  login: 'سجّل دخولك لترى مفضلتك',
  loginHint: 'المفضلة جزء من حسابك، فتجدها معك على كل جهاز.',
  loginLink: 'دخول',
} as const satisfies Translated<typeof en>
