import type { Category, CategoryId, Localised } from './types.ts'

const category = (id: CategoryId, title: Localised, description: Localised): Category => ({
  id,
  title,
  description,
  href: `category/${id}`,
})

export const categories: readonly Category[] = [
  category(
    'action',
    { en: 'Action', ar: 'الحركة' },
    {
      en: 'Leap, dodge and bounce: short rounds for quick hands.',
      ar: 'اقفز وتفادَ وارتدّ: جولات قصيرة للأيدي السريعة.',
    },
  ),
  category(
    'puzzle',
    { en: 'Puzzle', ar: 'الألغاز' },
    {
      en: 'Patterns, clever moves and quiet minutes. Take all the time you like.',
      ar: 'نقوش وحيل ودقائق هادئة. خذ وقتك كله، فلا أحد يستعجلك.',
    },
  ),
  category(
    'racing',
    { en: 'Racing', ar: 'السباق' },
    {
      en: 'Hold your line, keep your nerve and leave the others in your dust.',
      ar: 'اثبت على خطك وتمالك أعصابك، وكن سائقًا لا يُشَقّ له غبار.',
    },
  ),
  category(
    'adventure',
    { en: 'Adventure', ar: 'المغامرات' },
    {
      en: 'Old walls, unknown paths and something bright at the end of them.',
      ar: 'جدران عتيقة ودروب لا تعرفها، وفي آخرها ضوء يناديك.',
    },
  ),
  category(
    'girls',
    { en: 'Girls', ar: 'البنات' },
    {
      en: 'Color, rhythm and a steady hand. Everyone is welcome.',
      ar: 'ألوان وإيقاع ويد ثابتة، والباب مفتوح للجميع.',
    },
  ),
  category(
    'cooking',
    { en: 'Cooking', ar: 'الطبخ' },
    {
      en: 'Busy hands, warm pots and the best smells in the market.',
      ar: 'أيدٍ لا تهدأ وقدور دافئة وأطيب روائح السوق.',
    },
  ),
]
