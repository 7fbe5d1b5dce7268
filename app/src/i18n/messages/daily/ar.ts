import { portal } from '../../../config/portal.ts'
import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  name: 'لعبة يوم {date}: {title}',
  title: 'لعبة اليوم: {title}',
  description:
    'لعبة واحدة كل يوم، هي نفسها للجميع، ولها لوحة نتائج خاصة. تبدأ لعبة جديدة عند منتصف الليل بالتوقيت العالمي.',
  heading: 'لعبة اليوم',
  rules: 'لعبة واحدة كل يوم، هي نفسها للجميع.',
  play: 'العب الآن',
  playAgain: 'العب مجددًا',
  board: 'لوحة اليوم',
  timeLeft: 'بقي {hours, number} س و{minutes, number} د',
  lastMinute: 'بقي أقل من دقيقة',
  streak:
    '{count, plural, zero {العب اليوم لتبدأ سلسلة أيام.} one {سلسلتك: يوم واحد} two {سلسلتك: يومان} few {سلسلتك: # أيام} many {سلسلتك: # يومًا} other {سلسلتك: # يوم}}',
  yesterday: 'ترتيبك أمس: {place, number}',
  previousDay: 'اليوم السابق',
  nextDay: 'اليوم التالي',
  boardNote: 'يلعب الجميع في هذا اليوم اللعبة نفسها، وينتهي عند منتصف الليل بالتوقيت العالمي.',
  dayOver: 'انتهى هذا اليوم، فلن تُحتسب الجولات الجديدة هنا. لعبة اليوم التالي جاهزة.',
  playNext: 'العبها',
  share: 'شارك نتيجتك',
  result: `لعبة اليوم في ${portal.name.ar}، {date} · {title} · {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} · سلسلة {streak, plural, zero {لا أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}`,
  placedResult: `لعبة اليوم في ${portal.name.ar}، {date} · {title} · {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} · المركز {place, number} · سلسلة {streak, plural, zero {لا أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}`,
} as const satisfies Translated<typeof en>
