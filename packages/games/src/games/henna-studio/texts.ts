import type { GameTexts, Locale } from '../../core/index.ts'
import type { Area } from './rules/geometry.ts'
import type { Symmetry } from './rules/symmetry.ts'
import type { Family, Tool } from './rules/tools.ts'
import { arabicBriefs, englishBriefs } from './brief-texts.ts'
import type { SaveResult } from './album/album.ts'
import type { BriefTexts } from './brief-texts.ts'
import { missionTexts } from './mission-texts.ts'

export interface Texts extends GameTexts {
  modes: { ranked: string; free: string }
  hand: string
  handHint: string
  tools: string
  /** Tabs of the tools. */
  tabs: Record<'brush' | 'stamp' | 'symmetry' | 'hue' | 'jewel' | 'look', string>
  /** A style of a tool whose styles have no names; `{n}` is its number. */
  styles: Record<Exclude<Tool, 'brush' | 'stamp' | 'nail'>, string>
  brushes: readonly string[]
  nails: readonly string[]
  hues: readonly string[]
  families: Record<Family, string>
  /** Kinds of symmetry; `{n}` copies. */
  symmetries: Record<Symmetry['kind'], string>
  size: string
  turn: string
  undo: string
  redo: string
  zoomIn: string
  zoomOut: string
  done: string
  next: string
  continue: string
  again: string
  time: string
  clients: string
  rounds: string
  perfectHands: string
  areas: Record<Area | 'hand', string>
  wants: Record<'symmetry' | 'nails' | 'rings', string>
  hueWanted: string
  /** Result and goal of a want. */
  atLeast: string
  between: string
  verdicts: Record<
    'perfect' | 'happy' | 'unhappy' | 'lastTry' | 'leaves' | 'remembered' | 'forgotten',
    string
  >
  /** `{total}` and `{mark}` in percent. */
  grade: string
  memoryWatch: string
  memoryRepeat: string
  memoryWho: string
  memoryWish: string
  motif: string
  album: string
  albumAdd: string
  albumNew: string
  albumClose: string
  albumEmpty: string
  albumRemove: string
  albumKeep: string
  albumAsk: string
  albumHand: string
  albumResults: Record<SaveResult, string>
  picture: string
  pictureResults: Record<'saved' | 'failed', string>
  briefs: BriefTexts
}

export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Henna Studio',
    tagline: 'Draw whatever you like, or grant your guests their wishes before the paste dries.',
    keys: 'Arrows move the cone and Space draws, + and − zoom. Tab leads to the tools, Z undoes, D shows your work.',
    touch: 'Draw with one finger, zoom with two. Stamps, symmetry and colors are below.',
    gamepad: 'The stick moves the cone, A draws. LB and RB lead to the tools, B undoes, X shows your work.',
    over: 'The paste has dried',
    points: 'Guests pay their grade and the seconds left; a perfect hand earns 50 more.',
    missions: missionTexts.en,
    modes: { ranked: 'Welcome guests', free: 'Free studio' },
    hand: 'The hand that you draw on',
    handHint: 'Arrow keys move the cone, Space draws.',
    tools: 'Tools',
    tabs: {
      brush: 'Brushes',
      stamp: 'Stamps',
      symmetry: 'Symmetry',
      hue: 'Colors',
      jewel: 'Jewelry',
      look: 'Look',
    },
    styles: {
      ring: 'Ring {n}',
      sleeve: 'Sleeve {n}',
      skin: 'Skin tone {n}',
    },
    brushes: ['Fine line', 'Line', 'Broad line', 'Beads', 'Vine', 'Lace edge'],
    nails: ['Painted nail', 'Painted tip', 'Half moon', 'Dotted nail'],
    hues: ['Henna brown', 'Walnut', 'Orange', 'Black', 'Burgundy', 'Gold', 'White', 'Blue'],
    families: {
      flower: 'Flowers',
      paisley: 'Paisleys',
      leaf: 'Leaves',
      mandala: 'Mandalas',
      dots: 'Dots',
      star: 'Stars',
      curl: 'Curls',
      lace: 'Lace',
    },
    symmetries: {
      single: 'Once',
      mirror: 'Mirrored',
      turn: 'Turned {n} ways',
      kaleidoscope: 'Mirrored and turned {n} ways',
      fingers: 'On every finger',
    },
    size: 'Size',
    turn: 'Turn',
    undo: 'Undo',
    redo: 'Redo',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    done: 'Show',
    next: 'Next guest',
    continue: 'Continue',
    again: 'Try again',
    time: 'Time',
    clients: 'Happy guests',
    rounds: 'Patterns remembered',
    perfectHands: 'Perfect hands',
    areas: {
      hand: 'Whole hand',
      palm: 'Middle',
      fingers: 'Fingers',
      wrist: 'Wrist',
    },
    wants: { symmetry: 'Alike halves', nails: 'Painted nails', rings: 'Rings' },
    hueWanted: 'Color: {hue}',
    atLeast: '{value} of {min}',
    between: '{value} ({min}–{max})',
    verdicts: {
      perfect: 'Just as she dreamed!',
      happy: 'She loves it!',
      unhappy: 'Not quite yet',
      lastTry: 'One more try, in half the time.',
      leaves: 'She leaves with a sigh.',
      remembered: 'You remembered it all!',
      forgotten: 'That was another one.',
    },
    grade: '{total} of {mark} needed',
    memoryWatch: 'Watch where she points…',
    memoryRepeat: 'Your turn: {at} of {all}',
    memoryWho: 'The old master',
    memoryWish: 'Press the spots in the order she showed.',
    motif: 'Spot {n}',
    album: 'Album',
    albumAdd: 'Keep this hand',
    albumNew: 'New hand',
    albumClose: 'Close',
    albumEmpty: 'No hand here yet. Keep the one that you draw.',
    albumRemove: 'Delete',
    albumKeep: 'Keep',
    albumAsk: 'Delete it?',
    albumHand: 'hand {n}',
    albumResults: {
      saved: 'The hand is in your album.',
      full: 'The album is full. Delete a hand to keep another one.',
      'too-large': 'This hand has more lines than the album can hold.',
    },
    picture: 'Save as a picture',
    pictureResults: { saved: 'The picture is ready.', failed: 'The picture could not be made.' },
    briefs: englishBriefs,
  },
  ar: {
    title: 'استوديو الحناء',
    tagline: 'ارسم على هواك، أو حقّق أمنيات ضيوفك قبل أن تجفّ الحناء.',
    keys: 'حرّك القمع بالأسهم وارسم بمفتاح المسافة، وكبّر وصغّر بـ + و−. انتقل إلى الأدوات بمفتاح Tab، وتراجع بـ Z، واعرض عملك بـ D.',
    touch: 'ارسم بإصبع واحدة وكبّر بإصبعين، وفي الأسفل الأختام والتناظر والألوان.',
    gamepad: 'حرّك القمع بالعصا وارسم بالزر A. انتقل إلى الأدوات بـ LB وRB، وتراجع بـ B، واعرض عملك بـ X.',
    over: 'جفّت الحناء',
    points: 'تكسب بقدر رضا الضيفة والثواني الباقية، ولليد المتقنة 50 نقطة أخرى.',
    missions: missionTexts.ar,
    modes: { ranked: 'استقبل الضيوف', free: 'استوديو حر' },
    hand: 'اليد التي ترسم عليها',
    handHint: 'تحرّك الأسهم القمع، ويرسم مفتاح المسافة.',
    tools: 'الأدوات',
    tabs: {
      brush: 'الفُرَش',
      stamp: 'الأختام',
      symmetry: 'التناظر',
      hue: 'الألوان',
      jewel: 'الحُليّ',
      look: 'المظهر',
    },
    styles: {
      ring: 'الخاتم {n}',
      sleeve: 'الكُم {n}',
      skin: 'لون البشرة {n}',
    },
    brushes: ['خط رفيع', 'خط', 'خط عريض', 'حبّات', 'غصن مورق', 'حاشية مخرّمة'],
    nails: ['ظفر ملوّن', 'طرف ملوّن', 'هلال', 'ظفر منقّط'],
    hues: ['بنّي الحناء', 'جوزي', 'برتقالي', 'أسود', 'عنّابي', 'ذهبي', 'أبيض', 'أزرق'],
    families: {
      flower: 'أزهار',
      paisley: 'لوزات',
      leaf: 'أوراق',
      mandala: 'وردات دائرية',
      dots: 'نقاط',
      star: 'نجوم',
      curl: 'لوالب',
      lace: 'مخرّمات',
    },
    symmetries: {
      single: 'مرة واحدة',
      mirror: 'كالمرآة',
      turn: 'يدور {n} مرات',
      kaleidoscope: 'مرآة تدور {n} مرات',
      fingers: 'على كل الأصابع',
    },
    size: 'الحجم',
    turn: 'أدِر',
    undo: 'تراجع',
    redo: 'أعد',
    zoomIn: 'كبّر',
    zoomOut: 'صغّر',
    done: 'اعرض',
    next: 'الضيفة التالية',
    continue: 'تابع',
    again: 'حاول مجددًا',
    time: 'الوقت',
    clients: 'ضيفات راضيات',
    rounds: 'نقوش تذكّرتها',
    perfectHands: 'أيدٍ متقنة',
    areas: {
      hand: 'اليد كلها',
      palm: 'وسط اليد',
      fingers: 'الأصابع',
      wrist: 'المعصم',
    },
    wants: { symmetry: 'تطابق النصفين', nails: 'أظافر ملوّنة', rings: 'خواتم' },
    hueWanted: 'اللون: {hue}',
    atLeast: '{value} من {min}',
    between: '{value} ({min}–{max})',
    verdicts: {
      perfect: 'كما حلمت تمامًا!',
      happy: 'أعجبتها كثيرًا!',
      unhappy: 'لم تكتمل بعد',
      lastTry: 'محاولة أخيرة في نصف الوقت.',
      leaves: 'انصرفت وهي تتنهّد.',
      remembered: 'تذكّرتها كلها!',
      forgotten: 'كانت نقشة أخرى.',
    },
    grade: '{total} والمطلوب \u2066{mark}\u2069',
    memoryWatch: 'راقب أين تشير…',
    memoryRepeat: 'دورك: {at} من {all}',
    memoryWho: 'المعلّمة الكبيرة',
    memoryWish: 'المس المواضع بالترتيب الذي أرته لك.',
    motif: 'الموضع {n}',
    album: 'الألبوم',
    albumAdd: 'احفظ هذه اليد',
    albumNew: 'يد جديدة',
    albumClose: 'إغلاق',
    albumEmpty: 'لا أيدي هنا بعد. احفظ اليد التي ترسمها.',
    albumRemove: 'احذف',
    albumKeep: 'أبقِها',
    albumAsk: 'أتحذفها؟',
    albumHand: 'اليد {n}',
    albumResults: {
      saved: 'صارت اليد في ألبومك.',
      full: 'امتلأ الألبوم. احذف يدًا لتحفظ غيرها.',
      'too-large': 'في هذه اليد خطوط أكثر مما يسعه الألبوم.',
    },
    picture: 'احفظها صورة',
    pictureResults: { saved: 'الصورة جاهزة.', failed: 'تعذّر إنشاء الصورة.' },
    briefs: arabicBriefs,
  },
}
