import { lanterns } from '../../../core/index.ts'
import type { Locale, PluralForms } from '../../../core/index.ts'
import type { Worn } from './outfits.ts'

export interface WardrobeTexts {
  title: string
  /** `{lanterns}` is what there is to spend. */
  purse: string
  /** States of an outfit, spoken after its name; `{lanterns}` is the price. */
  price: string
  owned: string
  worn: string
  /** Answer to a press on an outfit that costs too much; `{lanterns}` are missing. */
  missing: string
  /** Answer to a purchase; `{name}` is the outfit. */
  bought: string
  names: Readonly<Record<Worn, string>>
}

export const wardrobeTexts: Record<Locale, WardrobeTexts> = {
  en: {
    title: 'Wardrobe',
    purse: '{lanterns} to spend',
    price: 'costs {lanterns}',
    owned: 'yours',
    worn: 'worn',
    missing: 'You need {lanterns} more. Every lantern of a run counts.',
    bought: '{name} is yours.',
    names: {
      own: 'Lamplighter',
      porter: 'Porter',
      baker: 'Baker',
      gardener: 'Gardener',
      dyer: 'Dyer',
      sailor: 'Sailor',
      scholar: 'Scholar',
      falconer: 'Falconer',
      minstrel: 'Minstrel',
      rider: 'Desert rider',
      stargazer: 'Stargazer',
      guard: 'Citadel guard',
      prince: 'Prince',
    },
  },
  ar: {
    title: 'خزانة الملابس',
    purse: 'رصيدك: {lanterns}',
    price: 'ثمنه {lanterns}',
    owned: 'لك',
    worn: 'ترتديه الآن',
    missing: 'ينقصك {lanterns}. كل فانوس تجمعه في جولاتك يُحسب لك.',
    bought: 'صار لك زيّ {name}.',
    names: {
      own: 'موقد الفوانيس',
      porter: 'الحمّال',
      baker: 'الخبّاز',
      gardener: 'البستاني',
      dyer: 'الصبّاغ',
      sailor: 'البحّار',
      scholar: 'طالب العلم',
      falconer: 'الصقّار',
      minstrel: 'المنشد',
      rider: 'فارس الصحراء',
      stargazer: 'راصد النجوم',
      guard: 'حارس القلعة',
      prince: 'الأمير',
    },
  },
}

/** Lanterns in the nominative; the nouns of `core` are in the accusative. */
export const lanternCount: PluralForms = {
  en: lanterns.en,
  ar: {
    zero: 'لا فوانيس',
    one: 'فانوس واحد',
    two: 'فانوسان',
    few: '{n} فوانيس',
    many: '{n} فانوسًا',
    other: '{n} فانوس',
  },
}
