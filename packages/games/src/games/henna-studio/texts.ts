import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'
import type { Motif } from './rules/tuning.ts'
import type { RingKind } from './rules/ring.ts'
import type { Turn } from './rules/rules.ts'

export interface Texts extends GameTexts {
  hand: string
  choices: string
  comma: string
  /** Prompts; `{at}` of `{all}`. */
  turns: Record<Turn, string>
  /** `{list}` stands for the motifs. */
  look: string
  replay: string
  /** `{cost}` in points. */
  replayCost: string
  cannot: string
  wrong: string
  mended: string
  handDone: string
  rings: Record<RingKind, string>
  longest: string
  streak: string
  hands: string
  rounds: string
  names: Record<Motif, string>
}

export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Henna Studio',
    tagline: 'Watch the pattern, then draw it from memory.',
    keys: 'Keys 1 to 6 or arrows and Enter draw a motif; R shows the pattern again.',
    touch: 'Watch the hand, then tap the motifs in the same order.',
    over: 'The henna has dried',
    hand: 'The hand you are drawing on',
    choices: 'Motifs',
    comma: ', ',
    turns: {
      watch: 'Watch…',
      repeat: 'Your turn: {at} of {all}',
      praise: 'Beautiful!',
      slip: 'Watch closely…',
      ring: 'Your own ring: choose {at} of {all}',
    },
    look: 'Watch: {list}.',
    replay: 'Show again',
    replayCost: '−{cost}',
    cannot: 'Not enough points',
    wrong: 'That was not it: {name}',
    mended: 'A flawless chapter: one mistake forgiven',
    handDone: 'The hand is full! A new one waits',
    rings: {
      unity: 'One motif: unity',
      rhythm: 'Two motifs: rhythm',
      variety: 'Four motifs: variety',
      free: 'A free hand',
    },
    longest: 'Longest',
    streak: 'Best streak',
    hands: 'Hands',
    rounds: 'Patterns',
    names: { dots: 'Dots', leaf: 'Leaf', flower: 'Flower', spiral: 'Spiral', moon: 'Moon', star: 'Star' },
  },
  ar: {
    title: 'استوديو الحناء',
    tagline: 'تأمّل النقشة، ثم ارسمها من الذاكرة.',
    keys: 'ارسم بالأرقام من 1 إلى 6 أو بالأسهم وEnter، وأعد العرض بالمفتاح R.',
    touch: 'تأمّل اليد، ثم المس الزخارف بالترتيب نفسه.',
    over: 'جفّت الحناء',
    hand: 'اليد التي ترسم عليها',
    choices: 'الزخارف',
    comma: '، ',
    turns: {
      watch: 'تأمّل…',
      repeat: 'دورك: {at} من {all}',
      praise: 'ما أجملها!',
      slip: 'تأمّل جيدًا…',
      ring: 'حلقة من ذوقك: اختر {at} من {all}',
    },
    look: 'تأمّل: {list}.',
    replay: 'أعد العرض',
    replayCost: '−{cost}',
    cannot: 'النقاط لا تكفي',
    wrong: 'ليست هذه، بل {name}',
    mended: 'فصل بلا خطأ: سامحناك في واحد',
    handDone: 'اكتملت اليد! وهذه يد جديدة',
    rings: {
      unity: 'زخرفة واحدة: وحدة',
      rhythm: 'زخرفتان: إيقاع',
      variety: 'أربع زخارف: تنوّع',
      free: 'على سجيّتك',
    },
    longest: 'أطول نقشة',
    streak: 'أطول سلسلة',
    hands: 'أيدٍ مكتملة',
    rounds: 'النقوش',
    names: { dots: 'نقاط', leaf: 'ورقة', flower: 'زهرة', spiral: 'لولب', moon: 'هلال', star: 'نجمة' },
  },
}

export const chancesLeft: PluralForms = {
  en: { one: '{n} chance left', other: '{n} chances left' },
  ar: {
    zero: 'لم تبقَ أي فرصة',
    one: 'بقيت فرصة واحدة',
    two: 'بقيت فرصتان',
    few: 'بقيت {n} فرص',
    many: 'بقيت {n} فرصة',
    other: 'بقيت {n} فرصة',
  },
}
