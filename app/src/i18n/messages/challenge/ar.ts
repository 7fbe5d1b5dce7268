import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  beat: 'تفوّق على <name></name>: {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  beatOwn:
    'تفوّق على نتيجتك: {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  toGo: '{count, plural, zero {لم يبقَ شيء} one {بقيت نقطة واحدة} two {بقيت نقطتان} few {بقيت # نقاط} many {بقيت # نقطة} other {بقيت # نقطة}}',
  beaten: 'تفوّقت على <name></name>!',
  beatenOwn: 'تفوّقت على نتيجتك!',
  unavailable: 'لم يعد هذا التحدي على اللوحة. العب لتسجّل نتيجتك.',
  rules: 'تلعبان اللعبة نفسها في المستوى نفسه، والعبرة بالنقاط وحدها.',
  accept: 'اقبل التحدي',
  share: 'تحدَّ صديقًا',
  shareShort: 'تحدَّ بها',
  shareBack: 'ردّ التحدي',
  text: '{count, plural, zero {لم أحرز أي نقطة} one {أحرزت نقطة واحدة} two {أحرزت نقطتين} few {أحرزت # نقاط} many {أحرزت # نقطة} other {أحرزت # نقطة}} في {title}. هل تتفوق عليّ؟',
} as const satisfies Translated<typeof en>
