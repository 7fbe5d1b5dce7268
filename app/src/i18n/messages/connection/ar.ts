import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  label: 'الاتصال',
  title: 'تعذّر الوصول إلى حسابك الآن',
  text: 'الألعاب تعمل كالمعتاد، أما الدخول والمفضلة والنقاط فتعود مع الاتصال.',
  hint: 'لصاحب الموقع: تحقق من عنوان الخادم <endpoint></endpoint> ومعرّف المشروع <project></project> ومن تسجيل <host></host> منصةَ ويب.',
  hintTitle: 'تلميح للإعداد',
} as const satisfies Translated<typeof en>
