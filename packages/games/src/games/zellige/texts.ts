import { missionTexts } from './mission-texts.ts'
import { puzzleTexts } from './puzzles/puzzle-texts.ts'
import type { PuzzleTexts } from './puzzles/puzzle-texts.ts'
import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'

export interface ZelligeTexts extends GameTexts {
  puzzles: PuzzleTexts
  board: string
  slide: Record<'up' | 'right' | 'down' | 'left', string>
  undo: string
  finish: string
  stuck: string
  undone: string
  row: string
  /** Separator between the cells of a row for screen readers. */
  comma: string
  lantern: string
  rubble: string
  pillar: string
  empty: string
  newStar: string
  lit: string
  nextMedal: string
  /** Names of the medals in the order of their points. */
  medals: readonly string[]
  /** Medals in the order of their points; `{n}` are those of the next one. */
  medalHints: readonly string[]
  lanternHint: string
  rubbleHint: string
  decayHint: string
  finest: string
  finestEver: string
  longest: string
}

/** Number of undos in the button's name. */
export const undosLeft: PluralForms = {
  en: { one: '{n} left', other: '{n} left' },
  ar: {
    zero: 'لم يبقَ تراجع',
    one: 'بقي تراجع واحد',
    two: 'بقي تراجعان',
    few: 'بقيت {n} تراجعات',
    many: 'بقي {n} تراجعًا',
    other: 'بقي {n} تراجع',
  },
}

export const texts: Record<Locale, ZelligeTexts> = {
  en: {
    title: 'Zellige',
    tagline: 'Slide the tiles. Two of a kind become one finer star.',
    keys: 'Arrow keys slide all tiles. U undoes a move. R starts a puzzle over.',
    touch: 'Swipe to slide all tiles.',
    gamepad: 'The stick or D-pad slides all tiles. B undoes a move. X starts a puzzle over.',
    over: 'No moves left',
    points: 'Each rank gives twice the one before, times the merges of the move.',
    missions: missionTexts.en,
    modes: { ranked: 'Classic', free: 'Puzzles' },
    puzzles: puzzleTexts.en,
    board: 'Courtyard',
    slide: { up: 'Slide up', right: 'Slide right', down: 'Slide down', left: 'Slide left' },
    undo: 'Undo',
    finish: 'Finish',
    stuck: 'No moves left. Undo one?',
    undone: 'Move undone.',
    row: 'Row {n}:',
    comma: ', ',
    lantern: 'lantern',
    rubble: 'rubble',
    pillar: 'pillar',
    empty: 'empty',
    newStar: 'New star: {n}',
    lit: 'The lanterns light the line!',
    nextMedal: 'Next medal',
    medals: ['Bronze medal!', 'Silver medal!', 'Gold medal!'],
    medalHints: [
      'Bronze! Silver is at {n} points.',
      'Silver! Gold is at {n} points.',
      'Gold! No medal is finer.',
    ],
    lanternHint: 'Join two lanterns to clear their whole line. Your finest star stays.',
    rubbleHint: 'Rubble! Merge stars beside it and it crumbles.',
    decayHint: 'The courtyard grows old: more and more rubble falls.',
    finest: 'Finest star',
    finestEver: 'Finest ever',
    longest: 'Longest chain',
  },
  ar: {
    title: 'زليج',
    tagline: 'حرّك البلاط، فكل نجمتين متشابهتين تصيران نجمة أبهى.',
    keys: 'مفاتيح الأسهم تحرّك البلاط كله، والمفتاح U يتراجع عن الحركة، وR يعيد اللغز من أوله.',
    touch: 'اسحب بإصبعك ليتحرّك البلاط كله.',
    gamepad: 'العصا أو أزرار الاتجاهات تحرّك البلاط كله، والزر B يتراجع عن الحركة، وX يعيد اللغز من أوله.',
    over: 'لم تبقَ حركة',
    points: 'لكل رتبة ضعف نقاط ما قبلها، مضروبة في عدد الأزواج في الحركة.',
    missions: missionTexts.ar,
    modes: { ranked: 'اللعبة الأصلية', free: 'الألغاز' },
    puzzles: puzzleTexts.ar,
    board: 'فناء الدار',
    slide: { up: 'حرّك إلى أعلى', right: 'حرّك يمينًا', down: 'حرّك إلى أسفل', left: 'حرّك يسارًا' },
    undo: 'تراجع',
    finish: 'أنهِ اللعبة',
    stuck: 'لم تبقَ حركة. أتتراجع خطوة؟',
    undone: 'تراجعتَ خطوة.',
    row: 'الصف {n}:',
    comma: '، ',
    lantern: 'فانوس',
    rubble: 'ركام',
    pillar: 'عمود',
    empty: 'خالٍ',
    newStar: 'نجمة جديدة: {n}',
    lit: 'أضاء الفانوسان الخط كله!',
    nextMedal: 'ميدالية عند',
    medals: ['ميدالية برونزية!', 'ميدالية فضية!', 'ميدالية ذهبية!'],
    medalHints: [
      'برونزية! والفضية عند {n} نقطة.',
      'فضية! والذهبية عند {n} نقطة.',
      'ذهبية! لا ميدالية أعلى منها.',
    ],
    lanternHint: 'اجمع فانوسين ليخلو خطهما كله، وتبقى أبهى نجومك.',
    rubbleHint: 'ركام! ادمج نجمتين بجانبه فيتفتّت.',
    decayHint: 'شاخ الفناء، فالركام يتساقط أكثر فأكثر.',
    finest: 'أبهى نجمة',
    finestEver: 'أبهى ما صنعت',
    longest: 'أطول سلسلة',
  },
}
