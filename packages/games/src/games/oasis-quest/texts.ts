import { missionTexts } from './mission-texts.ts'
import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'
import type { GateKind } from './rules/chamber.ts'
import type { Element } from './rules/elements.ts'
import type { FoeKind } from './rules/foes.ts'
import { story } from './story.ts'
import type { Way } from './rules/grid.ts'

export interface OasisTexts extends GameTexts {
  board: string
  chamber: string
  chamberNumber: string
  water: string
  keysFound: string
  noKeys: string
  treasures: string
  streak: string
  farthest: string
  /** Names of the three keys: color and sign. */
  keyNames: readonly [string, string, string]
  gateNames: readonly [string, string, string]
  foes: Record<FoeKind, string>
  well: string
  brazier: string
  treasure: string
  oasis: string
  keyHint: string
  lockedHint: string
  gateOpen: string
  found: string
  kindled: string
  brazierHint: string
  stung: Record<FoeKind | 'spikes', string>
  /** One line of the story per chamber; `beyond` is for those after the last one. */
  story: readonly string[]
  beyond: string
  /** Title, text and hint of the last scene. */
  hiddenSpring: string
  questDone: string
  walkOn: string
  /** Hints for the new element of a chamber. */
  elementHints: Record<Element, string>
  devices: Record<
    'lever' | 'mirror' | 'block' | 'plate' | 'fox' | 'paw' | 'pit' | 'crack' | 'spikes' | 'whirl',
    string
  >
  grilles: Record<Exclude<GateKind, 'key'>, string>
  lockedBy: Record<Exclude<GateKind, 'key'>, string>
  barred: Record<'block' | 'pit', string>
  fell: string
  whirled: string
  foxComes: string
  foxSits: string
  cleared: string
  open: string
  comma: string
  toward: Record<Way, string>
  /** Direction of an oasis, in a straight line. */
  oasisWay: string
}

/** Steps of water left. */
export const waterLeft: PluralForms = {
  en: { one: 'Water for one more step!', other: 'Water for {n} more steps!' },
  ar: {
    zero: 'نفد الماء!',
    one: 'بقي ماء لخطوة واحدة!',
    two: 'بقي ماء لخطوتين!',
    few: 'بقي ماء لـ{n} خطوات!',
    many: 'بقي ماء لـ{n} خطوة!',
    other: 'بقي ماء لـ{n} خطوة!',
  },
}

/** Steps that the water of a well lasts. */
export const freshWater: PluralForms = {
  en: { one: 'Fresh water: {n} more step.', other: 'Fresh water: {n} more steps.' },
  ar: {
    zero: 'لا ماء في البئر.',
    one: 'ماء عذب يكفي خطوة أخرى.',
    two: 'ماء عذب يكفي خطوتين أخريين.',
    few: 'ماء عذب يكفي {n} خطوات أخرى.',
    many: 'ماء عذب يكفي {n} خطوة أخرى.',
    other: 'ماء عذب يكفي {n} خطوة أخرى.',
  },
}

export const texts: Record<Locale, OasisTexts> = {
  en: {
    title: 'Oasis Quest',
    tagline: 'Find the star keys, open the gates and reach the oasis before your water runs out.',
    keys: 'Arrow keys walk, Space waits. Every step takes a drop. L describes what is around you.',
    touch: 'Swipe to walk, or tap where you want to go. Every step takes a drop.',
    gamepad: 'The stick or D-pad walks, A waits. Every step takes a drop. X describes what is around you.',
    over: 'The water ran out',
    points: 'Treasure 50 times your streak, device 25, brazier 15, oasis 100 × its number.',
    missions: missionTexts.en,
    board: 'Ruins',
    chamber: 'Chamber',
    chamberNumber: 'Chamber {n}',
    water: 'Water',
    keysFound: 'Keys',
    noKeys: 'no keys',
    treasures: 'Treasures',
    streak: 'Best streak',
    farthest: 'Farthest chamber',
    keyNames: ['teal ring key', 'rose diamond key', 'violet bar key'],
    gateNames: ['teal ring gate', 'rose diamond gate', 'violet bar gate'],
    foes: { scorpion: 'scorpion', golem: 'sand golem' },
    well: 'well',
    brazier: 'brazier',
    treasure: 'treasure',
    oasis: 'oasis',
    keyHint: 'The key opens the gate with the same sign.',
    lockedHint: 'Locked. It needs the {key}.',
    gateOpen: 'Gate open!',
    found: 'Found: {thing}',
    kindled: 'Light!',
    brazierHint: 'A lit brazier makes your torch shine farther.',
    stung: {
      scorpion: 'A scorpion! Some water spilled. Red arrows show where it steps next.',
      golem: 'The golem! A lot of water spilled. It steps every second turn.',
      spikes: 'Spikes! They rise for two turns and sink for two.',
    },
    ...story.en,
    cleared: 'Oasis!',
    open: 'Open: {ways}.',
    comma: ', ',
    toward: { up: 'up', right: 'right', down: 'down', left: 'left' },
    oasisWay: 'The oasis is {way}.',
  },
  ar: {
    title: 'رحلة الواحة',
    tagline: 'اعثر على مفاتيح النجوم وافتح البوابات وابلغ الواحة قبل أن ينفد ماؤك.',
    keys: 'امشِ بمفاتيح الأسهم وانتظر بالمسافة، فلكل خطوة قطرة ماء. ومفتاح L يصف ما حولك.',
    touch: 'اسحب بإصبعك لتمشي، أو المس المكان الذي تقصده. لكل خطوة قطرة ماء.',
    gamepad: 'امشِ بالعصا أو بأزرار الاتجاهات وانتظر بالزر A، فلكل خطوة قطرة ماء. والزر X يصف ما حولك.',
    over: 'نفد الماء',
    points: 'للكنز 50 مضروبة في سلسلتك، وللآلية 25، وللموقد 15، وللواحة 100 مضروبة في رقمها.',
    missions: missionTexts.ar,
    board: 'الأطلال',
    chamber: 'الحجرة',
    chamberNumber: 'الحجرة {n}',
    water: 'الماء',
    keysFound: 'المفاتيح',
    noKeys: 'لا مفاتيح معك',
    treasures: 'الكنوز',
    streak: 'أطول سلسلة',
    farthest: 'أبعد حجرة',
    keyNames: ['مفتاح الحلقة الفيروزي', 'مفتاح المعيّن الوردي', 'مفتاح العمودين البنفسجي'],
    gateNames: ['بوابة الحلقة الفيروزية', 'بوابة المعيّن الوردية', 'بوابة العمودين البنفسجية'],
    foes: { scorpion: 'عقرب', golem: 'مارد الرمل' },
    well: 'بئر',
    brazier: 'موقد',
    treasure: 'كنز',
    oasis: 'الواحة',
    keyHint: 'المفتاح يفتح البوابة التي تحمل علامته.',
    lockedHint: 'البوابة موصدة، وتحتاج إلى {key}.',
    gateOpen: 'انفتحت البوابة!',
    found: 'وجدت: {thing}',
    kindled: 'نور!',
    brazierHint: 'كل موقد تشعله يزيد مشعلك نورًا.',
    stung: {
      scorpion: 'عقرب! انسكب بعض الماء. الأسهم الحمراء تدلّك على خطوته التالية.',
      golem: 'مارد الرمل! انسكب ماء كثير. إنه يخطو مرة كل دورين.',
      spikes: 'أشواك! ترتفع دورين وتنخفض دورين.',
    },
    ...story.ar,
    cleared: 'بلغت الواحة!',
    open: 'الطريق مفتوح: {ways}.',
    comma: '، ',
    toward: { up: 'إلى أعلى', right: 'يمينًا', down: 'إلى أسفل', left: 'يسارًا' },
    oasisWay: 'الواحة {way}.',
  },
}
