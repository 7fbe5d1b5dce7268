import type { Locale, PluralForms } from '../../../core/index.ts'

export interface PuzzleTexts {
  title: string
  /** `{n}` is the number of solved puzzles, `{all}` that of all. */
  progress: string
  name: string
  locked: string
  all: string
  restart: string
  again: string
  next: string
  goal: string
  failed: string
  fewest: string
}

export const puzzleTexts: Record<Locale, PuzzleTexts> = {
  en: {
    title: 'Puzzles',
    progress: '{n} of {all} solved',
    name: 'Puzzle {n}',
    locked: 'locked',
    all: 'All puzzles',
    restart: 'Start over',
    again: 'Play again',
    next: 'Next puzzle',
    goal: 'Make a star of rank {n}',
    failed: 'No moves left. Undo one, or start over?',
    fewest: 'It cannot be done in fewer.',
  },
  ar: {
    title: 'الألغاز',
    progress: 'حللت {n} من {all}',
    name: 'اللغز {n}',
    locked: 'مقفل',
    all: 'كل الألغاز',
    restart: 'ابدأ من جديد',
    again: 'العب مرة أخرى',
    next: 'اللغز التالي',
    goal: 'اصنع نجمة رتبتها {n}',
    failed: 'لم تبقَ حركة. أتتراجع خطوة أم تبدأ من جديد؟',
    fewest: 'ولا يُحلّ بأقل من ذلك.',
  },
}

export const movesLeft: PluralForms = {
  en: { one: '{n} move left', other: '{n} moves left' },
  ar: {
    zero: 'لم تبقَ حركة',
    one: 'بقيت حركة واحدة',
    two: 'بقيت حركتان',
    few: 'بقيت {n} حركات',
    many: 'بقيت {n} حركة',
    other: 'بقيت {n} حركة',
  },
}
export const solvedIn: PluralForms = {
  en: { one: 'solved in {n} move', other: 'solved in {n} moves' },
  ar: {
    zero: 'محلول بلا حركات',
    one: 'محلول في حركة واحدة',
    two: 'محلول في حركتين',
    few: 'محلول في {n} حركات',
    many: 'محلول في {n} حركة',
    other: 'محلول في {n} حركة',
  },
}
/** `{made}` is the number of moves made, out of `{n}`. */
export const solvedWithin: PluralForms = {
  en: { one: 'Solved in {made} of {n} move', other: 'Solved in {made} of {n} moves' },
  ar: {
    zero: 'حللته في {made} من {n} حركات',
    one: 'حللته في {made} من حركة واحدة',
    two: 'حللته في {made} من حركتين',
    few: 'حللته في {made} من {n} حركات',
    many: 'حللته في {made} من {n} حركة',
    other: 'حللته في {made} من {n} حركة',
  },
}
export const canBeDoneIn: PluralForms = {
  en: { one: 'It can be done in {n} move.', other: 'It can be done in {n} moves.' },
  ar: {
    zero: 'ويمكن حله بلا حركات.',
    one: 'ويمكن حله في حركة واحدة.',
    two: 'ويمكن حله في حركتين.',
    few: 'ويمكن حله في {n} حركات.',
    many: 'ويمكن حله في {n} حركة.',
    other: 'ويمكن حله في {n} حركة.',
  },
}
