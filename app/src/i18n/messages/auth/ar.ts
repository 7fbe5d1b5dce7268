import { portal } from '../../../config/portal.ts'
import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: '8 أحرف على الأقل.',
  loginTitle: 'دخول',
  loginHeading: 'أهلًا بعودتك',
  loginLead: 'مفضلتك ونتائجك في انتظارك.',
  loginSubmit: 'دخول',
  loginBusy: 'يجري الدخول…',
  toSignup: 'أول مرة هنا؟ <link>أنشئ حسابًا</link>',
  signupTitle: 'حساب جديد',
  signupHeading: `انضم إلى ${portal.name.ar}`,
  signupLead: 'احفظ مفضلتك وقيّم الألعاب واكتب اسمك على اللوحة. بريد وكلمة مرور، هذا كل شيء.',
  signupSubmit: 'أنشئ الحساب',
  signupBusy: 'يُنشأ حسابك…',
  toLogin: 'لديك حساب؟ <link>ادخل</link>',
  description: `حسابك في ${portal.name.ar}.`,
  fieldsRequired: 'اكتب بريدك الإلكتروني وكلمة المرور من فضلك.',
  passwordShort: 'يجب ألا تقل كلمة المرور عن 8 أحرف.',
  loginError: 'تعذّر تسجيل الدخول. تحقق من بريدك وكلمة المرور.',
  signupError: 'تعذّر إنشاء الحساب. قد يكون هذا البريد مستخدمًا من قبل.',
  rateLimited: 'محاولات كثيرة. انتظر قليلًا قبل أن تعيد المحاولة.',
  expired: 'انتهت جلستك. سجّل دخولك من جديد.',
  signedInAs: 'أنت داخل بحساب <name></name>.',
  continue: 'تابع',
} as const satisfies Translated<typeof en>
