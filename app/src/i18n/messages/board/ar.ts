import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'لوحة النتائج',
  description: 'أفضل نتائج اليوم والأسبوع وكل الأوقات، في كل لعبة على حدة وفي الألعاب كلها معًا.',
  heading: 'لوحة النتائج',
  gameTitle: 'نتائج {game}',
  game: 'اللعبة',
  allGames: 'كل الألعاب',
  period: 'الفترة',
  today: 'اليوم',
  week: 'هذا الأسبوع',
  all: 'كل الأوقات',
  caption: 'أفضل النتائج',
  note: 'يبدأ اليوم عند منتصف الليل بالتوقيت العالمي، والأسبوع يوم الاثنين. وتختلف النقاط من لعبة إلى أخرى.',
  place: 'ترتيبك: <rank></rank>، ونتيجتك: <score></score>.',
  noPlace: 'ليست لك نتيجة في هذه اللوحة بعد.',
  guest: '<login>سجّل الدخول</login> لترى ترتيبك.',
  placeFailed: 'تعذّر تحميل ترتيبك.',
} as const satisfies Translated<typeof en>
