import type { CategoryEntry } from './content/category-entry.ts'

/** The categories in their order, each in one place. Bundles contain each part where it is used (`content/vite-plugin.ts`). */
export const categories: readonly CategoryEntry[] = [
  {
    id: 'action',
    title: { en: 'Action', ar: 'الحركة' },
    hue: 'action',
    description: {
      en: 'Leap, dodge and bounce: short rounds for quick hands.',
      ar: 'اقفز وتفادَ وارتدّ: جولات قصيرة للأيدي السريعة.',
    },
  },
  {
    id: 'puzzle',
    title: { en: 'Puzzle', ar: 'الألغاز' },
    hue: 'puzzle',
    description: {
      en: 'Patterns, clever moves and quiet minutes. Take all the time you like.',
      ar: 'نقوش وحيل ودقائق هادئة. خذ وقتك كله، فلا أحد يستعجلك.',
    },
  },
  {
    id: 'racing',
    title: { en: 'Racing', ar: 'السباق' },
    hue: 'racing',
    description: {
      en: 'Hold your line, keep your nerve and leave the others in your dust.',
      ar: 'اثبت على خطك وتمالك أعصابك، وكن سائقًا لا يُشَقّ له غبار.',
    },
  },
  {
    id: 'adventure',
    title: { en: 'Adventure', ar: 'المغامرات' },
    hue: 'adventure',
    description: {
      en: 'Old walls, unknown paths and something bright at the end of them.',
      ar: 'جدران عتيقة ودروب لا تعرفها، وفي آخرها ضوء يناديك.',
    },
  },
  {
    id: 'girls',
    title: { en: 'Girls', ar: 'البنات' },
    hue: 'girls',
    description: {
      en: 'Color, rhythm and a steady hand. Everyone is welcome.',
      ar: 'ألوان وإيقاع ويد ثابتة، والباب مفتوح للجميع.',
    },
  },
  {
    id: 'cooking',
    title: { en: 'Cooking', ar: 'الطبخ' },
    hue: 'cooking',
    description: {
      en: 'Busy hands, warm pots and the best smells in the market.',
      ar: 'أيدٍ لا تهدأ وقدور دافئة وأطيب روائح السوق.',
    },
  },
]
