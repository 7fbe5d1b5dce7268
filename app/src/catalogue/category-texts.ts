import type { CategoryId, Localised } from './types.ts'

/** Texts of the category pages, apart from the catalogue so that game lists do not download them. */
export const categoryDescriptions: Readonly<Record<CategoryId, Localised>> = {
  action: {
    en: 'Leap, dodge and bounce: short rounds for quick hands.',
    ar: 'اقفز وتفادَ وارتدّ: جولات قصيرة للأيدي السريعة.',
  },
  puzzle: {
    en: 'Patterns, clever moves and quiet minutes. Take all the time you like.',
    ar: 'نقوش وحيل ودقائق هادئة. خذ وقتك كله، فلا أحد يستعجلك.',
  },
  racing: {
    en: 'Hold your line, keep your nerve and leave the others in your dust.',
    ar: 'اثبت على خطك وتمالك أعصابك، وكن سائقًا لا يُشَقّ له غبار.',
  },
  adventure: {
    en: 'Old walls, unknown paths and something bright at the end of them.',
    ar: 'جدران عتيقة ودروب لا تعرفها، وفي آخرها ضوء يناديك.',
  },
  girls: {
    en: 'Color, rhythm and a steady hand. Everyone is welcome.',
    ar: 'ألوان وإيقاع ويد ثابتة، والباب مفتوح للجميع.',
  },
  cooking: {
    en: 'Busy hands, warm pots and the best smells in the market.',
    ar: 'أيدٍ لا تهدأ وقدور دافئة وأطيب روائح السوق.',
  },
}
