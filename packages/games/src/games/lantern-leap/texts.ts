import { missionTexts } from './mission-texts.ts'
import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'
import type { QuarterName } from './rules/quarters.ts'
import { wardrobeTexts } from './wardrobe/outfit-texts.ts'
import type { WardrobeTexts } from './wardrobe/outfit-texts.ts'

export interface Texts extends GameTexts {
  lanterns: string
  distance: string
  multiplier: string
  /** `{n}` is the number. */
  meters: string
  quarters: Readonly<Record<QuarterName, string>>
  wardrobe: WardrobeTexts
}

export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Lantern Leap',
    tagline: 'Run the rooftops of six quarters and gather the evening’s lanterns.',
    keys: 'Space jumps: tap for a hop, hold for a leap. A star lets you jump once more in the air.',
    touch: 'Tap for a hop, hold for a leap. A star lets you jump once more in the air.',
    gamepad: 'A jumps: tap for a hop, hold for a leap. A star lets you jump once more in the air.',
    over: 'The light went out',
    points: 'Lantern 10, bird 25, star 50, times your streak. Each meter adds 1.',
    missions: missionTexts.en,
    wardrobe: wardrobeTexts.en,
    lanterns: 'Lanterns',
    distance: 'Distance',
    multiplier: 'Best streak',
    meters: '{n} m',
    quarters: {
      roofs: 'The old town',
      market: 'The market',
      dyers: 'The dyers’ quarter',
      harbor: 'The harbor',
      gardens: 'The gardens',
      citadel: 'The citadel',
    },
  },
  ar: {
    title: 'قفزة الفانوس',
    tagline: 'اركض فوق سطوح ستة أحياء واجمع فوانيس المساء.',
    keys: 'مفتاح المسافة للقفز: ضغطة خاطفة لقفزة قصيرة، وضغطة طويلة لقفزة عالية. والنجمة تهديك قفزة في الهواء.',
    touch: 'لمسة خاطفة لقفزة قصيرة، ولمسة طويلة لقفزة عالية. والنجمة تهديك قفزة في الهواء.',
    gamepad: 'الزر A للقفز: ضغطة خاطفة لقفزة قصيرة، وضغطة طويلة لقفزة عالية. والنجمة تهديك قفزة في الهواء.',
    over: 'انطفأ الفانوس',
    points: 'للفانوس 10 وللطائر 25 وللنجمة 50، تتضاعف مع سلسلتك، ولكل متر نقطة.',
    missions: missionTexts.ar,
    wardrobe: wardrobeTexts.ar,
    lanterns: 'الفوانيس',
    distance: 'المسافة',
    multiplier: 'أعلى سلسلة',
    meters: '{n} م',
    quarters: {
      roofs: 'المدينة القديمة',
      market: 'السوق',
      dyers: 'حيّ الصبّاغين',
      harbor: 'الميناء',
      gardens: 'البساتين',
      citadel: 'القلعة',
    },
  },
}

export const lightsLeft: PluralForms = {
  en: { one: '{n} light left', other: '{n} lights left' },
  ar: {
    zero: 'لم يبقَ أي ضوء',
    one: 'بقي ضوء واحد',
    two: 'بقي ضوءان',
    few: 'بقيت {n} أضواء',
    many: 'بقي {n} ضوءًا',
    other: 'بقي {n} ضوء',
  },
}
