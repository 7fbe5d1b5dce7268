import { missionTexts } from './mission-texts.ts'
import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'
import { wallNames } from './wall-texts.ts'
import type { CourtName } from './view/courts.ts'
import type { AttackKind, Power, StarKind, WallName } from './rules/state.ts'

/** Texts that name the keys or the gestures of a device. */
interface Hints {
  keys: string
  touch: string
  gamepad: string
}

export interface StarTexts extends GameTexts {
  lives: string
  wall: string
  /** Shown above the paddle while it holds a pearl. */
  launch: Hints
  /** Shown once when the paddle is full of light. */
  charge: Hints
  powers: Record<Power, string>
  /** Title of a new wall: `{n}` is its number, `{name}` what it shows. */
  wallTitle: string
  walls: Record<WallName, string>
  /** Shown on the first wall with stars of a kind. */
  kinds: Record<StarKind, string>
  /** Advice against the attacks of a guardian. */
  attacks: Record<AttackKind, string>
  /** Shown while the picture of a wall flies into the album; `cleared` is announced, and `{name}` is the next wall. */
  clearedTitle: string
  cleared: string
  /** Courts on the way, each with five walls; `{name}` is one. */
  court: string
  courts: Record<CourtName, string>
  courtOpens: string
  /** Names a wall further than in any earlier run. */
  record: string
  /** Said when a guardian loses a third of its health, and another. */
  weakened: readonly [string, string]
  beaten: string
  dazed: string
  loosened: string
  broken: string
  combo: string
  furthest: string
  /** Pictures broken in all runs, of all that there are. */
  album: string
  albumCount: string
  albumPage: string
}

export const livesLeft: PluralForms = {
  en: { one: 'One pearl left.', other: '{n} pearls left.' },
  ar: {
    zero: 'لم تبقَ لآلئ.',
    one: 'بقيت لؤلؤة واحدة.',
    two: 'بقيت لؤلؤتان.',
    few: 'بقيت {n} لآلئ.',
    many: 'بقيت {n} لؤلؤة.',
    other: 'بقيت {n} لؤلؤة.',
  },
}

export const texts: Record<Locale, StarTexts> = {
  en: {
    title: 'Star Breaker',
    tagline: 'Keep the pearl flying until the last star falls.',
    keys: 'The mouse or arrow keys move the paddle. Click or Space sends the pearl; hold and release for a bolt of light.',
    touch:
      'Drag anywhere to move the paddle; lift your finger to launch the pearl. Light charges by itself: a short tap fires it as a bolt.',
    gamepad:
      'The stick or D-pad moves the paddle, A sends the pearl. Hold A and release for a bolt of light.',
    over: 'The pearls are gone',
    points: 'A hit is 10 times your combo; walls are 250, guardians 500 times their number.',
    missions: missionTexts.en,
    lives: 'Pearls',
    wall: 'Wall',
    launch: { keys: 'Click or press Space', touch: 'Drag, then release', gamepad: 'Press A' },
    charge: {
      keys: 'Full of light: hold Space, then release',
      touch: 'Full of light: tap to fire a bolt',
      gamepad: 'Full of light: hold A, then release',
    },
    powers: {
      wide: 'Wide paddle',
      three: 'Three pearls',
      slow: 'Slow pearl',
      catch: 'Catch',
      pierce: 'Piercing pearl',
      light: 'Full of light',
    },
    wallTitle: 'Wall {n}: {name}',
    walls: wallNames.en,
    kinds: {
      plain: '',
      hard: 'Tiles take several hits',
      glass: 'Pearls fly through glass',
      moving: 'Winged stars slide',
      spark: 'Sparks hit their neighbors',
      locked: 'Break the key to open the locks',
    },
    attacks: {
      ember: 'Keep away from the mark',
      ray: 'Leave the striped column in time',
      guard: 'It raises guards of glass',
    },
    clearedTitle: 'Wall {n} cleared!',
    cleared: 'Wall {n} cleared. Next: {name}.',
    court: 'Court',
    courts: {
      lanterns: 'The Lantern Court',
      roses: 'The Rose Garden',
      palms: 'The Palm Grove',
      copper: 'The Copper Souk',
      moon: 'The Moonlit Roof',
      sea: 'The Sea Gate',
    },
    courtOpens: '{name} opens!',
    record: 'Further than ever before!',
    weakened: ['The guardian cracks!', 'It is about to fall!'],
    beaten: 'The guardian falls!',
    dazed: 'Hit! Short paddle',
    loosened: 'Stars fall: catch them!',
    broken: 'Stars broken',
    combo: 'Best combo',
    furthest: 'Furthest wall',
    album: 'Pictures broken',
    albumCount: '{n} of {total}',
    albumPage: 'Pictures',
  },
  ar: {
    title: 'كاسر النجوم',
    tagline: 'أبقِ اللؤلؤة طائرة حتى تسقط آخر نجمة.',
    keys: 'حرّك المضرب بالفأرة أو بالأسهم، وأطلق اللؤلؤة بنقرة أو بمفتاح المسافة. أطِل الضغط ثم أفلت ليندفع سهم الضوء.',
    touch:
      'اسحب في أي مكان ليتحرك المضرب، وارفع إصبعك لتنطلق اللؤلؤة. يُشحن الضوء من تلقائه، فالمس الشاشة لمسة قصيرة ليندفع سهمه.',
    gamepad:
      'حرّك المضرب بالعصا أو بأزرار الاتجاهات، وأطلق اللؤلؤة بالزر A. أطِل الضغط على A ثم أفلته ليندفع سهم الضوء.',
    over: 'نفدت اللآلئ',
    points: 'للإصابة 10 × طول التوالي، وللجدار 250 × رقمه، وللحارس 500 × رقمه.',
    missions: missionTexts.ar,
    lives: 'اللآلئ',
    wall: 'الجدار',
    launch: { keys: 'انقر أو اضغط المسافة', touch: 'اسحب ثم ارفع إصبعك', gamepad: 'اضغط A' },
    charge: {
      keys: 'اكتمل الضوء: أطِل ضغط المسافة ثم أفلت',
      touch: 'اكتمل الضوء: المس الشاشة ليندفع السهم',
      gamepad: 'اكتمل الضوء: أطِل ضغط A ثم أفلت',
    },
    powers: {
      wide: 'مضرب عريض',
      three: 'ثلاث لآلئ',
      slow: 'لؤلؤة هادئة',
      catch: 'التقاط',
      pierce: 'لؤلؤة خارقة',
      light: 'اكتمل الضوء',
    },
    wallTitle: 'الجدار {n}: {name}',
    walls: wallNames.ar,
    kinds: {
      plain: '',
      hard: 'البلاطات تحتاج إلى عدة ضربات',
      glass: 'اللؤلؤة تخترق الزجاج',
      moving: 'النجوم المجنّحة تتنقّل',
      spark: 'الشرارة تصيب ما حولها',
      locked: 'اكسر المفتاح لتنفتح الأقفال',
    },
    attacks: {
      ember: 'ابتعد عن العلامة',
      ray: 'غادر العمود المخطط قبل الضربة',
      guard: 'يرفع أمامه حرسًا من زجاج',
    },
    clearedTitle: 'اجتزتَ الجدار {n}!',
    cleared: 'اجتزتَ الجدار {n}. التالي: {name}.',
    court: 'الساحة',
    courts: {
      lanterns: 'ساحة الفوانيس',
      roses: 'حديقة الورد',
      palms: 'بستان النخيل',
      copper: 'سوق النحاس',
      moon: 'السطح المقمر',
      sea: 'باب البحر',
    },
    courtOpens: 'وصلتَ إلى {name}!',
    record: 'أبعد ما بلغتَه إلى الآن!',
    weakened: ['تصدّع الحارس!', 'أوشك الحارس أن ينهار!'],
    beaten: 'سقط الحارس!',
    dazed: 'أصابتك الضربة فقصُر المضرب',
    loosened: 'النجوم تهوي، فالتقطها!',
    broken: 'نجوم كُسرت',
    combo: 'أطول توالٍ',
    furthest: 'أبعد جدار',
    album: 'صور كُسرت',
    albumCount: '{n} من {total}',
    albumPage: 'الصور',
  },
}
