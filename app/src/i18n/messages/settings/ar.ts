import { portal } from '../../../config/portal.ts'
import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'الإعدادات',
  description: `اللغة والمظهر والصوت والحركة والمفاتيح في ${portal.name.ar}، لهذا المتصفح.`,
  heading: 'الإعدادات',
  lead: 'لهذا المتصفح، وتسري فورًا في كل نوافذه، ولا يُرسل منها شيء إلى أي مكان.',
  language: 'اللغة',
  languageHere: 'لغة هذه الصفحة',
  languageText: 'لكل صفحة لغتان، وعنوانها يدل على لغتها. أما النوافذ الأخرى فتبقى على لغتها.',
  look: 'المظهر',
  sound: 'صوت الألعاب',
  soundText: 'الألعاب صامتة ما لم تُرد غير ذلك. فإذا شغّلت الصوت سمعت الموسيقى والمؤثرات.',
  allSound: 'الصوت',
  music: 'الموسيقى',
  effects: 'المؤثرات',
  on: 'تشغيل',
  off: 'إيقاف',
  motion: 'الحركة',
  motionText: 'كل ما ينزلق ويدور وينفجر. وتعرف اللعبة به حين تُفتح في المرة القادمة.',
  motionSystem: 'حسب الجهاز',
  motionReduce: 'أقل',
  motionFull: 'كاملة',
  age: 'أدوات الذكاء الاصطناعي',
  ageText: 'هي لمن أتموا الثامنة عشرة. فإن سحبت جوابك سألتك الأدوات من جديد.',
  ageConfirmed: 'أتممت الثامنة عشرة',
  ageUnconfirmed: 'بلا جواب',
  keys: 'المفاتيح المفردة',
  keysText:
    'يأخذك المفتاح <slash></slash> إلى البحث، ويكتم <mute></mute> الميكروفون في المحادثة الصوتية. أوقف هذه المفاتيح إن كانت تعمل بلا قصد منك، كما قد يحدث حين تتحدث إلى جهازك.',
} as const satisfies Translated<typeof en>
