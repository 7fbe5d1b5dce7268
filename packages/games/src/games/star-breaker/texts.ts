import { missionTexts } from './mission-texts.ts'
import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'
import type { Power } from './rules/state.ts'

export interface StarTexts extends GameTexts {
  lives: string
  wall: string
  /** Shown above the paddle while it holds a pearl. */
  launchKeys: string
  launchTouch: string
  launchGamepad: string
  powers: Record<Power, string>
  wallNumber: string
  cleared: string
  loosened: string
  broken: string
  combo: string
  furthest: string
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
    keys: 'The mouse or arrow keys move the paddle. Click or Space sends the pearl.',
    touch: 'Drag anywhere to move the paddle. Lift your finger to send the pearl.',
    gamepad: 'The stick or D-pad moves the paddle, A sends the pearl.',
    over: 'The pearls are gone',
    points: 'A star gives 10 a hit, times your combo. A wall gives 250 times its number.',
    missions: missionTexts.en,
    lives: 'Pearls',
    wall: 'Wall',
    launchKeys: 'Click or press Space',
    launchTouch: 'Drag, then release',
    launchGamepad: 'Press A',
    powers: { wide: 'Wide paddle', three: 'Three pearls', slow: 'Slow pearl', catch: 'Catch' },
    wallNumber: 'Wall {n}',
    cleared: 'Wall {n} cleared!',
    loosened: 'Stars fall: catch them!',
    broken: 'Stars broken',
    combo: 'Best combo',
    furthest: 'Furthest wall',
  },
  ar: {
    title: 'كاسر النجوم',
    tagline: 'أبقِ اللؤلؤة طائرة حتى تسقط آخر نجمة.',
    keys: 'حرّك المضرب بالفأرة أو بالأسهم، وأطلق اللؤلؤة بنقرة أو بمفتاح المسافة.',
    touch: 'اسحب في أي مكان ليتحرك المضرب، وارفع إصبعك لتنطلق اللؤلؤة.',
    gamepad: 'حرّك المضرب بالعصا أو بأزرار الاتجاهات، وأطلق اللؤلؤة بالزر A.',
    over: 'نفدت اللآلئ',
    points: 'للنجمة 10 عن كل إصابة مضروبة في تواليك، وللجدار 250 مضروبة في رقمه.',
    missions: missionTexts.ar,
    lives: 'اللآلئ',
    wall: 'الجدار',
    launchKeys: 'انقر أو اضغط المسافة',
    launchTouch: 'اسحب ثم ارفع إصبعك',
    launchGamepad: 'اضغط A',
    powers: { wide: 'مضرب عريض', three: 'ثلاث لآلئ', slow: 'لؤلؤة هادئة', catch: 'التقاط' },
    wallNumber: 'الجدار {n}',
    cleared: 'اجتزتَ الجدار {n}!',
    loosened: 'النجوم تهوي، فالتقطها!',
    broken: 'نجوم كُسرت',
    combo: 'أطول توالٍ',
    furthest: 'أبعد جدار',
  },
}
